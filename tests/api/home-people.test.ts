import { expect, test } from 'vitest';
import { createLanguageCookie } from '~/http/browser/language.server';
import { createSessionCookie } from '~/http/browser/session.server';
import { asAdmin } from '../factories/admin';
import { mark } from '../factories/attendance';
import { createClass } from '../factories/class';
import { createMember, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';
import { createTeacherSchema } from '~/domain/teachers/schemas';
import { createTeacher } from '~/domain/teachers/teachers.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

const createCookie = async (member: { id: number }) =>
  (await createSessionCookie('member', await createMemberToken(ctx, member), ctx.app)).split(';')[0] ?? '';

/** Returns the visible text of a member's home page, or of another page. */
async function readHome(member: { id: number }, language: 'en' | 'hi' = 'en', path = '/dashboard'): Promise<string> {
  const [spoken = ''] = (await createLanguageCookie(language, ctx.app)).split(';');
  const { text } = await request('GET', path, { headers: { Cookie: `${await createCookie(member)}; ${spoken}` } });
  return text
    .replaceAll(/<script[^]*?<\/script>|<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

async function post(member: { id: number }, path: string, form: Record<string, string>): Promise<number> {
  return (await request('POST', path, { headers: { Cookie: await createCookie(member) }, form })).status;
}

async function createFriends(referrer: { id: number }, names: readonly string[]) {
  const friends = [];
  for (const name of names) {
    const friend = await createMember(ctx, { name, shows_presence: true, presence_answered_at: ctx.clock.now() });
    await ctx.db.referral.create({
      data: { referrer_id: referrer.id, friend_id: friend.id, created_at: ctx.clock.now() },
    });
    friends.push(friend);
  }
  return friends;
}

test('the class card names friends who are in class, and the greeting names the teacher', async () => {
  const at = '2026-11-20';
  ctx.clock.set(`${at}T06:10:00+05:30`);
  const input = { name: 'Sunita Rao', line: 'Slow and kind', face: 'bun', translations: { hi: { name: 'सुनीता राव' } } };
  await createTeacher(await asAdmin(ctx, ['manage_classes']), createTeacherSchema.parse(input));
  const live = await createClass(ctx, { instructor: 'Sunita Rao', max_participants: 500 });
  const asha = await createMember(ctx, { name: 'Asha Sharma', total_classes_attended: 40 });
  expect(await readHome(asha)).toMatch(
    /Good morning, Asha \. Sunita teaches today\.[^]*0 of 500 on the mat · Be the first\./,
  );
  expect(await readHome(asha, 'hi')).toMatch(/सुप्रभात, Asha ।[^]*आज की कक्षा सुनीता के साथ।/);
  const friends = await createFriends(asha, ['Kavita Joshi', 'Farah Shaikh', 'Rohan Rao', 'Meera Das']);
  const [kavita, farah, rohan, meera] = friends;
  if (!kavita || !farah || !rohan || !meera) throw new Error('four friends');
  await mark(ctx, kavita, live);
  expect(await readHome(asha)).toMatch(/1 of 500 on the mat Kavita is in\./);
  await mark(ctx, farah, live);
  expect(await readHome(asha)).toMatch(/2 of 500 on the mat Kavita and Farah are in\./);
  for (const one of [rohan, meera]) await mark(ctx, one, live);
  expect(await readHome(asha)).toMatch(/Kavita , Farah and 2 more are in\./);
  expect(await readHome(await createMember(ctx, { total_classes_attended: 40 }))).not.toContain('Kavita');
});

test('after the first class the home page asks once about friends, records the mood and offers cheers', async () => {
  ctx.clock.set('2026-11-25T06:10:00+05:30');
  const done = await createClass(ctx, { date: '2026-11-25', from: '06:00', to: '06:45' });
  const asha = await createMember(ctx, { name: 'Asha Sharma', total_classes_attended: 4 });
  for (const one of [asha, ...(await createFriends(asha, ['Kavita Joshi']))]) await mark(ctx, one, done);
  ctx.clock.set('2026-11-25T06:50:00+05:30');
  const before = await readHome(asha);
  expect(before).toMatch(/How do you feel now\?[^]*May friends see when you are in class\?/);
  expect(before).toMatch(/Cheer a friend K Kavita 1 day in a row Cheer Kavita/);
  expect(await post(asha, '/presence', { show_presence: 'on' })).toBe(302);
  expect(await post(asha, '/mood', { mood: 'fresh' })).toBe(302);
  const kavita = await ctx.db.member.findFirstOrThrow({ where: { referredBy: { referrer_id: asha.id } } });
  expect(await post(asha, '/cheer', { friend_id: String(kavita.id) })).toBe(302);
  expect(await post(asha, '/rate', { rating: '5', review: '' })).toBe(302);
  const after = await readHome(asha);
  expect(after).not.toContain('May friends see');
  expect(after).toMatch(/Kavita 1 day in a row Cheered/);
  expect(after).toContain('You gave 5 stars');
  expect(await readHome(kavita)).toContain('Asha cheered you.');
  expect(await post(asha, '/presence', { show_presence: 'off' })).toBe(302);
  expect(await readHome(kavita)).not.toContain('Cheer a friend');
});

test('in the list of friends, those who came today are cheered once, and the list stays open', async () => {
  ctx.clock.set('2026-11-24T06:10:00+05:30');
  const done = await createClass(ctx, { date: '2026-11-24', from: '06:00', to: '06:45' });
  const asha = await createMember(ctx, { name: 'Asha Sharma', total_classes_attended: 4 });
  const [kavita] = await createFriends(asha, ['Kavita Joshi', 'Farah Shaikh']);
  if (!kavita) throw new Error('two friends');
  await mark(ctx, kavita, done);
  const path = '/dashboard?tab=leaderboard&list=friends';
  const read = () => readHome(asha, 'en', path);
  expect((await read()).match(/Cheer Kavita Joshi|Cheer Farah/g)).toEqual(['Cheer Kavita Joshi']);
  const headers = { Cookie: await createCookie(asha), Referer: new URL(path, ctx.app.config.web.publicUrl).href };
  const sent = await request('POST', '/cheer', { headers, form: { friend_id: String(kavita.id) } });
  expect([sent.status, sent.headers.get('Location')]).toEqual([302, path]);
  expect(await read()).toContain('Cheered Kavita Joshi');
  expect(await read()).not.toContain('Cheer Kavita Joshi');
});

test('a member without friends is asked to invite one, and invalid requests change nothing', async () => {
  ctx.clock.set('2026-11-26T06:10:00+05:30');
  const done = await createClass(ctx, { date: '2026-11-26', from: '06:00', to: '06:45' });
  const member = await createMember(ctx, { total_classes_attended: 4 });
  await mark(ctx, member, done);
  ctx.clock.set('2026-11-26T06:50:00+05:30');
  expect(await readHome(member)).toContain('Bring a friend to your class');
  for (const [path, form] of [
    ['/mood', { mood: 'angry' }],
    ['/presence', {}],
    ['/presence', { show_presence: 'maybe' }],
    ['/cheer', { friend_id: 'x' }],
    ['/cheer', { friend_id: String(member.id) }],
  ] as const) {
    const status = await post(member, path, form);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  }
  expect(await ctx.db.mood.count({ where: { member_id: member.id } })).toBe(0);
});

test('on Sunday the home page shows the week', async () => {
  const member = await createMember(ctx, { total_classes_attended: 40 });
  ctx.clock.set('2026-11-28T06:10:00+05:30');
  await mark(ctx, member, await createClass(ctx, { date: '2026-11-28', from: '06:00', to: '06:45' }));
  expect(await readHome(member)).not.toContain('You came on');
  ctx.clock.set('2026-11-29T05:00:00+05:30');
  expect(await readHome(member)).toMatch(/Your week You came on 1 of 7 days\.[^]*Minutes 45/);
});
