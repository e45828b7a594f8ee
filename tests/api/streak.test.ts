import { beforeEach, describe, expect, test } from 'vitest';
import { adminCookieOf, adminTokenOf, createAdmin } from '../factories/admin';
import { attend } from '../factories/attendance';
import { createClass } from '../factories/class';
import { createMember, tokenOf } from '../factories/member';
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
  token = await tokenOf(ctx, member);
  const cookie = await createSessionCookie('member', token, ctx.app);
  headers = { Cookie: cookie.split(';')[0] ?? '' };
});

test('GET /api/user/streak tells the streak and what became of each class day', async () => {
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

test('a pause is begun, refused twice, and ended', async () => {
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
  const page = async (path: string, asking = headers) => (await request('GET', path, { headers: asking })).text;

  test('the dashboard says that the line rested, and leads to why', async () => {
    const html = await page('/dashboard');
    expect(html).toContain('Your line rested on Wednesday.');
    expect(html).toMatch(/href="\/streak"[^>]*>My streak/);
    expect(await page('/dashboard?lang=hi')).toContain('बुधवार को आपकी रेखा ने विश्राम किया।');
  });

  test('the page says why in both languages', async () => {
    const html = await page('/streak');
    expect(html).toContain('My streak');
    for (const words of ['2 class days attended on one line', 'Rested', '18 Nov 2026', 'Pause my line'])
      expect(html).toContain(words);
    expect(await page('/streak?lang=hi')).toContain('मेरा सिलसिला');
  });

  test('a day without a class holds no place for one more morning', async () => {
    const place = 'stroke-dasharray="1 5"';
    expect(await page('/streak')).not.toContain(place);
    await createClass(ctx, { date: '2026-11-19', from: '07:00', to: '08:00' });
    expect(await page('/streak')).toContain(place);
  });

  test('a form pauses and another ends the pause', async () => {
    const send = (form: Record<string, string>) => request('POST', '/streak', { headers, form });
    expect(await send({ days: '15' })).toMatchObject({ status: 400 });
    expect(await send({ days: '3' })).toMatchObject({ status: 302 });
    expect(await page('/streak')).toContain('paused up to and including 21 Nov 2026');
    expect(await send({ intent: 'end' })).toMatchObject({ status: 302 });
    expect(await page('/streak')).toContain('Pause my line');
  });

  test('the picture draws the line', async () => {
    const { status, headers: sent } = await request('GET', '/share/streak', { headers });
    expect([status, sent.get('Content-Type')]).toEqual([200, 'image/png']);
  });

  test('staff are told how many streaks an act touches, and see the member’s days', async () => {
    const staff = await adminCookieOf(ctx, await createAdmin(ctx));
    const { id } = await ctx.db.yogaClass.findFirstOrThrow({ where: { class_date: new Date('2026-11-18') } });
    for (const path of [`/${id}/cancel`, `/${id}/delete`, `/${id}`, '/excused-day?day=2026-11-18'])
      expect(await page(`/admin/classes${path}`, staff), path).toContain('the streak of 1 member');
    const token = await adminTokenOf(ctx, await createAdmin(ctx));
    for (const path of [`classes/${id}/cancellation`, 'excused-days?day=2026-11-18'])
      expect(await request('GET', `/api/admin/${path}`, { token })).toMatchObject({
        status: 200,
        body: { success: true, list_affected_streaks: 1 },
      });
    expect(await page('/admin/classes/excused-day', staff)).toContain('On an excused day');
    expect(await page(`/admin/users/${member.id}`, staff)).toContain('Rested');
    const newcomer = await createMember(ctx);
    expect(await page(`/admin/users/${newcomer.id}`, staff)).toContain('No class day has gone by yet.');
  });
});

test('a day is excused for everybody by one call, and told as excused', async () => {
  const staff = await adminTokenOf(ctx, await createAdmin(ctx));
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
