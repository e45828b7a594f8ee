import { expect, test } from 'vitest';
import { createAdmin, createAdminCookie } from '../factories/admin';
import { createMember } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T12:00:00+05:30' });
const request = await createRequester(ctx.app);

test('the export of the audit log contains every entry that has the filters, and is recorded itself', async () => {
  const admin = await createAdmin(ctx, ['manage_admins']);
  const [headers, colleague, member] = [
    await createAdminCookie(ctx, admin),
    await createAdmin(ctx),
    await createMember(ctx, { name: 'Asha Rao' }),
  ];
  const entry = { actor_kind: 'admin', subject_kind: 'member', subject_id: String(member.id) } as const;
  // Many entries have the same time, so that batches end between them.
  await ctx.db.auditEntry.createMany({
    data: Array.from({ length: 2_345 }, (_, at) => ({
      ...entry,
      actor_id: colleague.id,
      action: at % 5 === 0 ? 'member.viewed' : 'member.name_corrected',
      before: { name: 'Asha Roy' },
      after: { name: 'Asha Rao', reason: '=Misspelt' },
      address: '192.0.2.1',
      created_at: new Date(Date.parse('2026-11-10T06:30:00Z') + (at % 2) * 1000),
    })),
  });
  const readRows = async (form: Record<string, string>) => {
    const file = await request('POST', '/admin/audit/export', { headers, form });
    expect([file.status, file.headers.get('Content-Type'), file.headers.get('Content-Disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="audit-log-2026-11-20.csv"',
    ]);
    const [head, ...rows] = file.text.trim().split('\r\n');
    expect(head).toMatch(/^\uFEFF?id,at,actor_kind,actor_id,actor,action,sentence,reason,subject_kind,/);
    return rows;
  };
  const actor = String(colleague.id);
  const all = await readRows({ actor });
  expect(new Set(all.map((row) => row.split(',')[0])).size).toBe(2_345);
  expect(all[0]).toContain(`2026-11-10T06:30:01.000Z,admin,${actor},${colleague.name},`);
  expect(all.find((row) => row.includes('member.name_corrected'))).toContain(
    `member.name_corrected,corrected the name of Asha Rao,'=Misspelt,member,${member.id},"{""name"":""Asha Roy""}"`,
  );
  expect(await readRows({ actor, action: 'member.viewed', day: '2026-11-10' })).toHaveLength(469);
  expect(await readRows({ actor, subject: `member ${member.id}`, topic: 'members' })).toHaveLength(2_345);
  expect(await readRows({ actor, topic: 'money' })).toEqual([]);
  expect(await readRows({ actor, day: '2026-11-11' })).toEqual([]);
  const exports = await ctx.db.auditEntry.findMany({ where: { action: 'audit.exported' }, orderBy: { id: 'asc' } });
  expect(exports).toHaveLength(5);
  expect(exports[1]).toMatchObject({
    actor_id: admin.id,
    after: { actor: colleague.id, action: 'member.viewed', day: '2026-11-10' },
  });
});

test('the page of the audit log sends its filters to the export, which a link cannot start', async () => {
  const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['manage_admins']));
  const page = await request('GET', '/admin/audit?topic=exported&day=2026-11-20', { headers });
  expect(page.text).toContain('action="/admin/audit/export?day=2026-11-20&amp;topic=exported"');
  expect(page.text).toContain('<input type="hidden" name="day" value="2026-11-20"/>');
  const link = await request('GET', '/admin/audit/export', { headers });
  expect(link.status).toBe(405);
});
