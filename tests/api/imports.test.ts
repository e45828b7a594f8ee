import { expect, test } from 'vitest';
import type { ImportKind } from '~/domain/imports/policy';
import { runImports } from '~/domain/imports/run-imports.server';
import { createAdminCookie, createAdmin } from '../factories/admin';
import { attend } from '../factories/attendance';
import { createClass } from '../factories/class';
import { createMember, newPhone } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);
const headers = await createAdminCookie(ctx, await createAdmin(ctx));

/** Returns the HTML of a page without the comments that React inserts between texts. */
const open = async (path: string) => (await request('GET', path, { headers })).text.replaceAll('<!-- -->', '');

const post = (path: string, form: Record<string, string>) => request('POST', path, { headers, form });

async function upload(text: string, kind: ImportKind = 'members'): Promise<string> {
  const multipart = { kind, file: new File([text], `old ${kind}.csv`) };
  const { headers: sent } = await request('POST', '/admin/import', { headers, multipart });
  return sent.get('Location') ?? '';
}

test('an unusable file is refused at its field', async () => {
  for (const [file, message] of [
    [new File([], ''), 'Please choose a file'],
    [new File([Buffer.from('89504e470d0a1a0a0000000d', 'hex')], 'a.csv'), 'This is not a CSV file.'],
    [new File(['Name,Phone'], 'a.csv'), 'The file has no rows.'],
  ] as const) {
    const { status, text } = await request('POST', '/admin/import', { headers, multipart: { kind: 'members', file } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).toContain(message);
  }
});

test('an import adds the members of a file, and its rows can be downloaded', async () => {
  const [phone, other] = [newPhone(), await createMember(ctx)];
  const path = await upload(`Name,Phone,DOJ\nAsha,${phone},14/02/2042\nRavi,98765,\nMeena,${other.phone},`);
  expect(path).toMatch(/^\/admin\/import\/\d+$/);
  const shown = await open(path);
  for (const text of ['old members.csv', 'Check the file', '14/02/2042']) expect(shown).toContain(text);
  const missing = new URLSearchParams(['name', 'none', 'none'].map((column) => ['column', column]));
  const refused = await request('POST', path, {
    headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: missing.toString(),
  });
  expect(refused).toMatchObject({
    status: 400,
    text: expect.stringContaining('Please choose the column with the phone'),
  });
  const columns = new URLSearchParams(['name', 'phone', 'joined_on'].map((column) => ['column', column]));
  const checking = await request('POST', path, {
    headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: columns.toString(),
  });
  expect(checking.status).toBe(302);
  expect(await open(path)).toContain('The file is being checked');
  await runImports(ctx);
  const result = await open(path);
  for (const text of ['Phone has 5 digits', 'Date in the future', 'imported without it', 'Import 1 member'])
    expect(result).toContain(text);
  const unreadable = await post(`${path}/rows`, { status: 'unreadable' });
  expect(unreadable.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(unreadable.text).toContain('3,,,Phone has 5 digits,98765,left out\r\n');
  expect((await post(`${path}/rows`, { status: 'known' })).text).toContain(',Meena,,,"known, left as it is"');
  expect(await ctx.db.auditEntry.count({ where: { action: 'import.rows_exported' } })).toBe(2);
  expect((await post(path, { intent: 'confirm' })).status).toBe(302);
  await runImports(ctx);
  expect(await open(path)).toContain('1 imported.');
  expect(await ctx.db.member.count({ where: { phone } })).toBe(1);
  expect((await post(path, { intent: 'confirm' })).status).toBe(409);
  expect((await post(`${path}/undo`, {})).status).toBe(302);
  await runImports(ctx);
  expect(await open('/admin/import')).toContain('1 removed, 0 stay');
  expect(await ctx.db.member.count({ where: { phone } })).toBe(0);
});

test('an import of attendances is undone from its page', async () => {
  const { phone } = await createMember(ctx);
  const path = await upload(`Phone,Date,Class\n${phone},14/02/2025,Sunrise`, 'attendances');
  const columns = new URLSearchParams(['phone', 'date', 'title'].map((column) => ['column', column]));
  await request('POST', path, {
    headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: columns.toString(),
  });
  await runImports(ctx);
  await post(path, { intent: 'confirm' });
  await runImports(ctx);
  const day = '/admin/classes?week=2025-02-10&view=list';
  expect(await open(day)).toMatch(/Sunrise<.*?Imported</s);
  expect(await open(path)).toContain('Undo import...');
  expect(await open(`${path}/undo`)).toContain('This removes 1 attendance of');
  expect((await post(`${path}/undo`, {})).status).toBe(302);
  expect(await open(path)).toContain('0 of 1 attendance removed.');
  await runImports(ctx);
  expect(await open(path)).toContain('1 attendance removed. Streaks and totals are recalculated.');
  expect(await open(day)).not.toContain('Sunrise');
});

test('attendees, attendances, referrals and karma are exported, with phones only for permitted staff', async () => {
  const [member, friend] = [await createMember(ctx, { name: 'Kamala' }), await createMember(ctx, { name: 'Lata' })];
  const yogaClass = await createClass(ctx, { title: 'Sunrise' });
  await attend(ctx, member, yogaClass);
  await ctx.db.referral.create({
    data: { referrer_id: member.id, friend_id: friend.id, created_at: ctx.clock.now() },
  });
  await ctx.db.karmaEntry.create({
    data: { member_id: member.id, delta: 7, reason: 'correction', reference: 'x', created_at: ctx.clock.now() },
  });
  const page = await open(`/admin/exports?day=${ctx.clock.today()}`);
  expect(page).toContain('Sunrise');
  const ofClass = await post('/admin/exports/table', { table: 'attendances', class_id: String(yogaClass.id) });
  expect(ofClass.text.split('\r\n')[1]).toMatch(
    new RegExp(`^2026-11-20,06:00,Sunrise,Meera,${yogaClass.id},${member.id},Kamala,98\\d{8},2026-11-20 06:05:00,yes$`),
  );
  const few = await createAdminCookie(ctx, await createAdmin(ctx, ['export_members']));
  const masked = await request('POST', '/admin/exports/table', {
    headers: few,
    form: { table: 'attendances', month: '2026-11' },
  });
  expect(masked.text).toMatch(/Kamala,••••••\d{4}/);
  expect((await post('/admin/exports/table', { table: 'attendances', month: '2026-10' })).text).not.toContain('Kamala');
  expect((await post('/admin/exports/table', { table: 'referrals' })).text).toMatch(
    new RegExp(`^\\d+,2026-11-20,${member.id},Kamala,98\\d{8},${friend.id},Lata,98\\d{8},yes\r$`, 'm'),
  );
  expect((await post('/admin/exports/table', { table: 'karma' })).text).toMatch(/Kamala,98\d{8},7,correction\r$/m);
  for (const table of ['referrals', 'karma']) {
    const { text } = await request('POST', '/admin/exports/table', { headers: few, form: { table } });
    expect(text).toMatch(/Kamala,••••••\d{4},/);
    expect(text).not.toMatch(/98\d{8}/);
  }
  expect((await post('/admin/exports/table', { table: 'attendances', class_id: '999999' })).status).toBe(404);
  expect(await ctx.db.auditEntry.count({ where: { action: 'table.exported' } })).toBe(7);
});
