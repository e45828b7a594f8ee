import { beforeEach, expect, test } from 'vitest';
import { updateLeaderboard } from '~/domain/attendance/update-leaderboard.server';
import { updateMonthlyLeaderboard } from '~/domain/attendance/update-monthly-leaderboard.server';
import { expireStreaks } from '~/domain/streaks/expire-streaks.server';
import { recalculateStreaks } from '~/domain/streaks/recalculate-streaks.server';
import { createSessionCookie } from '~/http/browser/session.server';
import { addDays, fromDatabaseDate, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import { createAdmin, createAdminCookie, createAdminToken } from '../factories/admin';
import { createClass, createClassDays } from '../factories/class';
import { createMember, createMemberToken, PASSWORD } from '../factories/member';
import { reportPayment } from '../factories/payments';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

const MONDAY = '2026-11-16';
const DAYS = Array.from({ length: 14 }, (_, at) => addDays(MONDAY, at));
const MISSED = ['2026-11-18', '2026-11-25'];
const CANCELLED = '2026-11-21';

beforeEach(async () => {
  await ctx.db.$executeRaw`TRUNCATE members, classes, challenges CASCADE`;
  setTime('2026-11-15', '20:00');
  await ctx.db.challenge.create({
    data: { title: 'Fourteen mornings', starts_on: toDatabaseDate(MONDAY), days: 14, created_at: ctx.clock.now() },
  });
  await createClassDays(ctx, DAYS);
  for (const date of DAYS) await createClass(ctx, { date, from: '18:00', to: '19:00' });
});

/** Moves the clock forward, past the time for which the server keeps what it has read. */
function setTime(date: LocalDate, time: string) {
  ctx.clock.set(`${date}T${time}:00+05:30`);
  ctx.recent.forget();
}

const listClassIds = async (date: LocalDate) =>
  (await ctx.db.yogaClass.findMany({ where: { class_date: toDatabaseDate(date) }, orderBy: { id: 'asc' } })).map(
    ({ id }) => id,
  );

async function mark(token: string, date: LocalDate) {
  const [class_id] = await listClassIds(date);
  return request('POST', '/api/user/attendance/mark', { token, json: { class_id, attendance_date: date } });
}

/** Cancels both classes of a day in the back office, as the worker completes it. */
async function cancelAllClasses(date: LocalDate) {
  const fields = (await listClassIds(date)).map((id) => ['class_ids', String(id)]);
  const body = new URLSearchParams([['day', date], ['cancel_reason', 'No power'], ...fields]);
  const headers = await createAdminCookie(ctx, await createAdmin(ctx));
  const sent = { headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' }, body: body.toString() };
  expect((await request('POST', '/admin/classes/cancel-day', sent)).status).toBe(302);
  expect(await ctx.db.yogaClass.count({ where: { class_date: toDatabaseDate(date), cancelled_at: null } })).toBe(0);
  await recalculateStreaks(ctx);
}

/**
 * Joins the challenge and attends on twelve of its fourteen days. On one of the twelve days, staff
 * cancel all classes after the tap. It is then 6:30 AM on the last day.
 */
async function finishChallenge() {
  const member = await createMember(ctx, { name: 'Asha Rao', created_at: ctx.clock.now() });
  const token = await createMemberToken(ctx, member);
  const headers = { Cookie: (await createSessionCookie('member', token, ctx.app)).split(';')[0] ?? '' };
  expect(await request('POST', '/api/user/challenge', { token, json: {} })).toMatchObject({ status: 200 });
  for (const date of DAYS) {
    setTime(date, '00:05');
    await expireStreaks(ctx);
    setTime(date, '06:05');
    if (!MISSED.includes(date)) expect(await mark(token, date)).toMatchObject({ status: 200 });
    if (date === CANCELLED) await cancelAllClasses(date);
  }
  setTime('2026-11-29', '06:30');
  await updateLeaderboard(ctx);
  await updateMonthlyLeaderboard(ctx);
  const { body } = await request('POST', '/api/user/challenge/certificate', { token, json: {} });
  return { member, token, headers, certificate: `/c/${String(body.code)}` };
}

function getText(html: string): string {
  return html
    .replaceAll(/<script[^]*?<\/script>|<style[^]*?<\/style>|<!--.*?-->|<wbr\/>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Compares a value that was read in many places. A failure names the places that differ. */
function expectEverywhere(readings: Record<string, unknown>, expected: unknown) {
  expect(readings).toEqual(Object.fromEntries(Object.keys(readings).map((place) => [place, expected])));
}

test('twelve of fourteen mornings are the same on every screen, in every call, file and table', async () => {
  const { member, token, headers, certificate } = await finishChallenge();
  const admin = await createAdmin(ctx);
  const staff = { token: await createAdminToken(ctx, admin), headers: await createAdminCookie(ctx, admin) };
  const call = async (path: string, as = token) => (await request('GET', path, { token: as })).body;
  const read = async (path: string, as = headers) => getText((await request('GET', path, { headers: as })).text);
  const download = async (path: string, form: Record<string, string>) =>
    (await request('POST', path, { headers: staff.headers, form })).text;
  const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

  interface Row {
    total_classes_attended: number;
    current_streak: number;
    title: string;
    month_mornings?: number;
  }
  interface Day {
    status?: string;
    state?: string;
  }
  const { user } = (await call('/api/user')) as { user: Row };
  const { stats, weekly_calendar: week } = (await call('/api/user/attendance/weekly')) as {
    stats: { total_days: number; total_classes: number; current_streak: number };
    weekly_calendar: Day[];
  };
  const streak = (await call('/api/user/streak')) as { current_streak: number; days: Day[] };
  const leaderboard = (await call('/api/attendance/leaderboard/streak')) as { leaderboard: [Row]; me: Row };
  const monthly = (await call('/api/attendance/leaderboard/streak?period=month')) as { leaderboard: [Row]; me: Row };
  const { challenge } = (await call('/api/user/challenge')) as { challenge: { state: string; days: Day[] } };
  const home = await read('/dashboard');
  const streakPage = await read('/streak');
  const around = await read('/dashboard?tab=leaderboard');
  const top = await read('/dashboard?tab=leaderboard&list=top');
  const topOfMonth = await read('/dashboard?tab=leaderboard&list=top&period=month');
  const ownData = JSON.parse((await request('GET', '/profile-edit/export', { headers })).text) as {
    profile: Row;
    attendances: { counts: boolean }[];
  };
  const { users } = (await call('/api/admin/users', staff.token)) as { users: [Row] };
  const userList = await read('/admin/users', staff.headers);
  const userPage = await read(`/admin/users/${member.id}`, staff.headers);
  const memberRow = (await download('/admin/users/export', {})).split('\r\n')[1]?.split(',') ?? [];
  const attendees = await download('/admin/exports/table', { table: 'attendances', month: '2026-11' });
  const stored = await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } });
  const rows = await ctx.db.attendance.findMany({ where: { member_id: member.id, counts_for_member: true } });

  expectEverywhere(
    {
      profile: user.total_classes_attended,
      'week: days': stats.total_days,
      'week: classes': stats.total_classes,
      'streak: attended days': streak.days.filter(({ status }) => status === 'attended').length,
      leaderboard: leaderboard.leaderboard[0].total_classes_attended,
      'leaderboard: own row': leaderboard.me.total_classes_attended,
      'monthly leaderboard': monthly.leaderboard[0].month_mornings,
      'monthly leaderboard: own row': monthly.me.month_mornings,
      'challenge: done days': challenge.days.filter(({ state }) => state === 'done').length,
      'export of own data': ownData.profile.total_classes_attended,
      'export of own data: attendances': ownData.attendances.filter(({ counts }) => counts).length,
      'user list': users[0].total_classes_attended,
      'members CSV': Number(memberRow[9]),
      'attendees CSV': attendees.match(/,Asha Rao,.*,yes\r/g)?.length,
      'members table': stored.total_classes_attended,
      'members table: days': stored.total_days_attended,
      'attendances table': new Set(rows.map(({ class_date }) => fromDatabaseDate(class_date))).size,
    },
    12,
  );
  expectEverywhere(
    {
      'home page: challenge': find(home, /You came on (\d+) of the 14 days/),
      'home page: days in all': find(home, /Total days (\d+)/),
      'streak page': String(find(streakPage, /Came: ([\d, ]+)/)?.split(',').length),
      'leaderboard page': find(top, /Asha Rao \(you\).*?, (\d+) classes/),
      'leaderboard page: own title': find(around, /(\d+) classes attended/),
      'monthly leaderboard page': find(topOfMonth, /Asha Rao \(you\) .*? (\d+) days/),
      'profile page: certificate': find(await read('/profile-edit'), /(\d+) of 14 days/),
      certificate: find(await read(certificate), /practised yoga on (\d+) of them/),
      'member page': find(userPage, /Classes attended (\d+)/),
      'member page: before the deletion': find(userPage, /removes (\d+) attendances/),
      'member page: calendar': String(find(userPage, /Came: ([\d, ]+)/)?.split(',').length),
    },
    '12',
  );
  expectEverywhere(
    {
      profile: String(user.current_streak),
      week: String(stats.current_streak),
      streak: String(streak.current_streak),
      leaderboard: String(leaderboard.leaderboard[0].current_streak),
      'monthly leaderboard': String(monthly.leaderboard[0].current_streak),
      'home page': find(home, /Days in a row (\d+)/),
      'streak page': find(streakPage, /(\d+) days in a row/),
      'leaderboard page': find(top, /Asha Rao \(you\) .*? (\d+) days in a row/),
      'leaderboard page: around the member': find(around, /Asha Rao , you (\d+) days/),
      'export of own data': String(ownData.profile.current_streak),
      'user list': String(users[0].current_streak),
      'user list page': find(userList, /Asha Rao .*? User \d+ (\d+) 15 Nov 2026/),
      'member page': find(userPage, /Current streak (\d+) days/),
      'members table': String(stored.current_streak),
    },
    '12',
  );
  expectEverywhere(
    {
      profile: user.title,
      leaderboard: leaderboard.me.title,
      'monthly leaderboard': monthly.me.title,
      'home page': find(home, /You are now (\S+)/),
      'leaderboard page': find(around, /Your title (\S+)/),
      'leaderboard page: top': find(top, /Asha Rao \(you\) (\S+)/),
      'export of own data': ownData.profile.title,
      'user list': users[0].title,
      'user list page': find(userList, /(\S+) User \d+ \d+ 15 Nov 2026/),
      'member page': find(userPage, /SNG-\d+, (\S+)/),
      'members CSV': memberRow[8],
      'members table': stored.title,
    },
    'Abhyasi',
  );
  expect(challenge.state).toBe('finished');
  expect(week.map(({ status }) => status)).toEqual(
    DAYS.slice(7).map((date) => (MISSED.includes(date) ? 'missed' : 'attended')),
  );
});

test('a member who deletes the account and registers again begins at 0, and may attend the same class', async () => {
  const { member, token, headers, certificate } = await finishChallenge();
  const json = { amount: 501 };
  const { body: placed } = await request('POST', '/api/user/donations/razorpay', { token, json });
  expect((await request('GET', certificate)).status).toBe(200);
  const deletion = await request('POST', '/profile-edit/delete', { headers, form: { password: PASSWORD } });
  expect(deletion.headers.get('Location')).toBe('/login');
  expect((await request('GET', '/api/user', { token })).status).toBe(401);
  for (const path of [certificate, `${certificate}/pdf`]) expect((await request('GET', path)).status, path).toBe(404);

  const { id: order_id } = placed.order as { id: string };
  await reportPayment(ctx, 'payment.captured', { id: 'pay_late', order_id, amount: 50_100, status: 'captured' });
  expect(await ctx.db.donation.findMany()).toMatchObject([
    { member_id: null, amount_paise: 50_100, status: 'approved' },
  ]);
  const staff = await createAdminToken(ctx, await createAdmin(ctx));
  const donations = await request('GET', '/api/admin/donations', { token: staff });
  expect(donations.body.donations).toMatchObject([{ user_id: null, amount: 501 }]);
  expect(donations.text).not.toContain('Asha');

  const account = { phonenumber: member.phone, password: PASSWORD };
  expect(await request('POST', '/api/signup', { json: { ...account, name: 'Asha Rao' } })).toMatchObject({
    status: 201,
  });
  const { body: login } = await request('POST', '/api/login', { json: account });
  const again = String(login.token);
  const getProfile = async () => (await request('GET', '/api/user', { token: again })).body.user;
  const empty = { karma_points: 0, current_streak: 0, longest_streak: 0, total_classes_attended: 0, title: 'Beginner' };
  expect(await getProfile()).toMatchObject(empty);
  expect((await request('GET', '/api/user/challenge', { token: again })).body).toMatchObject({ challenge: null });
  expect((await request('GET', '/api/user/donations', { token: again })).body).toMatchObject({ donations: [] });
  expect(await mark(again, '2026-11-29')).toMatchObject({ status: 200, body: { new_streak: 1 } });
  expect(await getProfile()).toMatchObject({
    ...empty,
    current_streak: 1,
    longest_streak: 1,
    total_classes_attended: 1,
  });
});
