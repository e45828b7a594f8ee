import { beforeEach, describe, expect, test } from 'vitest';
import { createAdminCookie, createAdminToken, createAdmin } from '../factories/admin';
import { attend } from '../factories/attendance';
import { createClass } from '../factories/class';
import { createMember, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';
import { createSessionCookie } from '~/http/browser/session.server';
import type { Member } from '~/db/generated/client';
import { recalculateStreaks } from '~/domain/streaks/recalculate-streaks.server';

const ctx = await testContext();
const request = await createRequester(ctx.app);

let member: Member;
let token: string;
let headers: { Cookie: string };

/** The member attended on Monday and Tuesday and missed Wednesday. The time is Thursday morning. */
beforeEach(async () => {
  await ctx.db.$executeRaw`TRUNCATE classes, excused_days, streak_recalculations CASCADE`;
  member = await createMember(ctx);
  for (const date of ['2026-11-16', '2026-11-17']) await attend(ctx, member, await createClass(ctx, { date }));
  await createClass(ctx, { date: '2026-11-18' });
  ctx.clock.set('2026-11-19T05:00:00+05:30');
  token = await createMemberToken(ctx, member);
  const cookie = await createSessionCookie('member', token, ctx.app);
  headers = { Cookie: cookie.split(';')[0] ?? '' };
});

test('GET /api/user/streak returns the streak and the state of each class day', async () => {
  expect(await request('GET', '/api/user/streak', { token })).toMatchObject({
    status: 200,
    body: {
      success: true,
      current_streak: 2,
      longest_streak: 2,
      rest_days_left: 1,
      rested_on: '2026-11-18',
      paused_until: null,
      pauses_left: 2,
      days: [
        { date: '2026-11-18', status: 'rested' },
        { date: '2026-11-17', status: 'attended' },
        { date: '2026-11-16', status: 'attended' },
      ],
    },
  });
  const { body } = await request('GET', '/api/user/attendance/weekly', { token });
  expect(body).toMatchObject({ stats: { current_streak: 2, rested_on: '2026-11-18' } });
  expect(body.weekly_calendar).toMatchObject([
    { status: 'attended', streak_status: 'attended' },
    { status: 'attended', streak_status: 'attended' },
    { status: 'missed', streak_status: 'rested' },
    { streak_status: null },
    { streak_status: null },
    { streak_status: null },
    { streak_status: null },
  ]);
  expect(await request('GET', '/api/user/streak')).toMatchObject({ status: 401 });
});

test('a pause is started, refused twice, and ended', async () => {
  const pause = (json: object) => request('POST', '/api/user/streak/pause', { token, json });
  for (const days of [0, 15, 'many', undefined])
    expect(await pause({ days })).toMatchObject({ status: 400, body: { message: 'A pause lasts 1 to 14 days' } });
  expect(await pause({ days: 14 })).toMatchObject({ status: 200, body: { message: 'Your streak is paused.' } });
  expect(await pause({ days: 1 })).toMatchObject({ status: 409, body: { message: 'Your streak is paused already.' } });
  const end = () => request('DELETE', '/api/user/streak/pause', { token });
  expect(await end()).toMatchObject({ status: 200, body: { message: 'Your streak goes on.' } });
  expect(await end()).toMatchObject({ status: 200 });
  expect((await request('GET', '/api/user/streak', { token })).body).toMatchObject({ paused_until: null });
});

describe('without scripts', () => {
  const getPage = async (path: string, asking = headers) => (await request('GET', path, { headers: asking })).text;

  test('the dashboard shows that a rest day was used, with a link to the reason', async () => {
    const html = await getPage('/dashboard');
    expect(html).toContain('You used a rest day on Wednesday. Your streak is safe.');
    expect(html).toMatch(/href="\/streak"[^>]*>My streak/);
    expect(await getPage('/dashboard?lang=hi')).toContain('बुधवार को विश्राम-दिन लगा। आपका सिलसिला बना रहा।');
  });

  test('the page gives the reason in both languages', async () => {
    const html = await getPage('/streak');
    expect(html).toContain('My streak');
    for (const words of [
      'days in a row',
      '1 rest day left',
      'You used a rest day on Wednesday.',
      'Rest day<!-- -->: <!-- -->18',
      'Pause my streak',
    ])
      expect(html).toContain(words);
    expect(await getPage('/streak?lang=hi')).toContain('मेरा सिलसिला');
  });

  test('a day without a class leaves no gap for one more morning', async () => {
    const place = 'stroke-dasharray="1 5"';
    expect(await getPage('/streak')).not.toContain(place);
    await createClass(ctx, { date: '2026-11-19', from: '07:00', to: '08:00' });
    expect(await getPage('/streak')).toContain(place);
  });

  test('one form starts a pause and another ends it', async () => {
    const send = (form: Record<string, string>) => request('POST', '/streak', { headers, form });
    expect(await send({ days: '15' })).toMatchObject({ status: 400 });
    expect(await send({ days: '3' })).toMatchObject({ status: 302 });
    for (const path of ['/streak', '/dashboard']) expect(await getPage(path), path).toContain('Paused until 21 Nov');
    expect(await send({ intent: 'end' })).toMatchObject({ status: 302 });
    expect(await getPage('/streak')).toContain('Pause my streak');
  });

  test('the picture fits a WhatsApp status: 1080 by 1920 pixels', async () => {
    const { status, headers: sent } = await request('GET', '/share/streak', { headers });
    expect([status, sent.get('Content-Type')]).toEqual([200, 'image/png']);
  });

  test("staff see how many streaks an action affects, and a member's days", async () => {
    const staff = await createAdminCookie(ctx, await createAdmin(ctx));
    const { id } = await ctx.db.yogaClass.findFirstOrThrow({ where: { class_date: new Date('2026-11-18') } });
    for (const path of [`/${id}/cancel`, `/${id}/delete`, `/${id}`, '/excused-day?day=2026-11-18'])
      expect(await getPage(`/admin/classes${path}`, staff), path).toContain('the streak of 1 member');
    const token = await createAdminToken(ctx, await createAdmin(ctx));
    for (const path of [`classes/${id}/cancellation`, 'excused-days?day=2026-11-18'])
      expect(await request('GET', `/api/admin/${path}`, { token })).toMatchObject({
        status: 200,
        body: { success: true, list_affected_streaks: 1 },
      });
    expect(await getPage('/admin/classes/excused-day', staff)).toContain('On an excused day');
    expect(await getPage(`/admin/users/${member.id}`, staff)).toContain('Rest day');
    const newcomer = await createMember(ctx, { created_at: ctx.clock.now() });
    expect(await getPage(`/admin/users/${newcomer.id}`, staff)).toContain('No class days yet.');
  });
});

test('a day is excused for everybody by one API call, and is shown as excused', async () => {
  const staff = await createAdminToken(ctx, await createAdmin(ctx));
  const json = { day: '2026-11-18', reason: 'The platform was down' };
  expect(await request('POST', '/api/admin/excused-days', { token: staff, json })).toMatchObject({ status: 200 });
  expect(await request('POST', '/api/admin/excused-days', { token: staff, json })).toMatchObject({ status: 409 });
  await recalculateStreaks(ctx);
  expect((await request('GET', '/api/user/streak', { token })).body).toMatchObject({
    current_streak: 2,
    rest_days_left: 2,
    rested_on: null,
    days: [{ status: 'excused' }, { status: 'attended' }, { status: 'attended' }],
  });
});
