import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { attend } from '../../../tests/factories/attendance';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import type { Member, YogaClass } from '~/db/generated/client';
import { findClashes } from '~/lib/weekly-dates';
import { listUsersSchema } from '../admins/schemas';
import { getUser, listUsers } from '../admins/users.server';
import { getClassesOfToday } from '../analytics/classes-of-today.server';
import { getMenuBadges } from '../analytics/queries.server';
import { markAttendance } from '../attendance/mark-attendance.server';
import { getWeeklyAttendance } from '../attendance/queries.server';
import { joinChallenge } from '../challenges/join-challenge.server';
import { getOwnChallenge } from '../challenges/own-challenge.server';
import { updateChallengeFunnels } from '../challenges/update-challenge-funnels.server';
import { getOwnCircle } from '../friends/own-circle.server';
import { findClassByReminderLink, joinClassByReminderLink } from '../reminders/reminder-link.server';
import { createReminderLinkToken } from '../reminders/reminder-link-token';
import { consumeNewTitle } from '../members/consume-new-title.server';
import { updatePreferences } from '../members/preferences.server';
import { chooseMood } from '../ratings/choose-mood.server';
import { getOwnFeedback } from '../ratings/own-feedback.server';
import { getOwnStreak } from '../streaks/own-streak.server';
import { expireStreaks } from '../streaks/expire-streaks.server';
import { endStreakPause } from '../streaks/pause.server';
import { recalculateMemberStreaks } from '../streaks/recalculate-member-streaks.server';
import { recalculateStreaks, scheduleStreakRecalculation } from '../streaks/recalculate-streaks.server';
import { listTodaysTeachers } from '../teachers/todays-teachers.server';
import { listOccupiedTimes } from './class-teachers.server';
import { listTodaysClasses, listUpcomingDays } from './queries.server';
import { requestMeetingLink } from './request-meeting-link.server';

const ctx = await testContext({ environment: { STREAK_KINDNESS: 'off' } });
const admin = await asAdmin(ctx, ['manage_classes']);

const DURING = '2026-11-21T00:10:00+05:30';

let member: Member;
let yogaClass: YogaClass;

beforeEach(async () => {
  await ctx.db.$executeRaw`TRUNCATE challenges, classes, members CASCADE`;
  member = await createMember(ctx);
  for (const date of ['2026-11-18', '2026-11-19']) await attend(ctx, member, await createClass(ctx, { date }));
  const fields = {
    date: '2026-11-20',
    from: '23:30',
    to: '00:30',
    title: 'Nidra',
    live_link: 'https://meet.example/n',
  };
  yogaClass = await createClass(ctx, fields);
  ctx.clock.set(DURING);
});

const listTitlesOfToday = async () => (await listTodaysClasses(ctx.as(member))).classes.map(({ title }) => title);

test('a class over midnight is listed on the new day while it can be marked', async () => {
  await createClass(ctx, { date: '2026-11-21', title: 'Morning' });
  await createClass(ctx, { date: '2026-11-20', from: '22:45', to: '23:45', title: 'Evening' });
  expect(await listTitlesOfToday()).toEqual(['Nidra', 'Morning']);
  const [today] = await listUpcomingDays(ctx.as(member));
  expect(today?.classes()).toMatchObject([
    { title: 'Nidra', is_ongoing: true, is_joined: false },
    { title: 'Morning' },
  ]);
  ctx.clock.set('2026-11-21T00:36:00+05:30');
  expect(await listTitlesOfToday()).toEqual(['Morning']);
});

test('attendance in a class over midnight has the start date, whichever date is sent', async () => {
  expect(await requestMeetingLink(ctx.as(member), yogaClass.id)).toBe('https://meet.example/n');
  const other = await createMember(ctx);
  for (const [one, attendance_date] of [
    [member, '2026-11-20'],
    [other, '2026-11-21'],
  ] as const)
    await markAttendance(ctx.as(one), { class_id: yogaClass.id, attendance_date });
  const marks = await ctx.db.attendance.findMany({ where: { class_id: yogaClass.id } });
  expect(marks.map(({ class_date }) => class_date.toISOString().slice(0, 10))).toEqual(['2026-11-20', '2026-11-20']);
  await expect(
    markAttendance(ctx.as(await createMember(ctx)), { class_id: yogaClass.id, attendance_date: '2026-11-19' }),
  ).rejects.toMatchObject({ message: 'Invalid attendance request' });
  expect((await listTodaysClasses(ctx.as(member))).classes).toMatchObject([{ title: 'Nidra', is_joined: true }]);
});

test('a class over midnight ends no streak before it is over, and neither does the nightly job', async () => {
  const getWeek = async () => getWeeklyAttendance(ctx.as(member));
  ctx.clock.set('2026-11-21T00:05:00+05:30');
  expect(await expireStreaks(ctx)).toBe(0);
  expect(await getWeek()).toMatchObject({ stats: { current_streak: 2 } });
  expect((await getWeek()).weekly_calendar[4]).toMatchObject({ date: '2026-11-20', status: 'upcoming' });
  ctx.clock.set(DURING);
  const sent = { class_id: yogaClass.id, attendance_date: '2026-11-20' };
  expect(await markAttendance(ctx.as(member), sent)).toMatchObject({ new_streak: 3 });
  expect(await recalculateMemberStreaks(ctx, member.id)).toBe(true);
  expect(await ctx.db.member.findUnique({ where: { id: member.id } })).toMatchObject({ current_streak: 3 });
  expect((await getWeek()).weekly_calendar[4]).toMatchObject({ status: 'attended', attendance_count: 1 });
});

test('a class over midnight that the member missed ends the streak when it is over', async () => {
  ctx.clock.set('2026-11-21T00:36:00+05:30');
  expect((await getWeeklyAttendance(ctx.as(member))).stats.current_streak).toBe(0);
  expect(await expireStreaks(ctx)).toBe(1);
});

test('the streak page shows a class over midnight as missed only after its end', async () => {
  const listDays = async () => (await getOwnStreak(ctx.as(member))).days.map(({ date, status }) => `${date} ${status}`);
  expect((await listDays())[0]).toBe('2026-11-19 attended');
  ctx.clock.set('2026-11-21T00:34:00+05:30');
  expect((await listDays())[0]).toBe('2026-11-19 attended');
  ctx.clock.set('2026-11-21T00:36:00+05:30');
  expect((await listDays())[0]).toBe('2026-11-20 missed');
});

test('a recalculation during a class over midnight does not end the streak', async () => {
  expect(await recalculateMemberStreaks(ctx, member.id)).toBe(false);
  await scheduleStreakRecalculation(ctx, ctx.db, null);
  expect(await recalculateStreaks(ctx)).toBe(0);
  const sent = { class_id: yogaClass.id, attendance_date: '2026-11-20' };
  expect(await markAttendance(ctx.as(member), sent)).toMatchObject({ new_streak: 3 });
});

test('the end of a pause during a class over midnight does not end the streak', async () => {
  await endStreakPause(ctx.as(member));
  expect((await getOwnStreak(ctx.as(member))).current_streak).toBe(2);
});

test('a class can be marked for five minutes after its end', async () => {
  await ctx.db.yogaClass.delete({ where: { id: yogaClass.id } });
  const short = await createClass(ctx, { date: '2026-11-20', from: '23:00', to: '00:02' });
  ctx.clock.set('2026-11-21T00:05:00+05:30');
  expect(await expireStreaks(ctx)).toBe(0);
  ctx.clock.set('2026-11-21T00:06:00+05:30');
  const sent = { class_id: short.id, attendance_date: '2026-11-20' };
  expect(await markAttendance(ctx.as(member), sent)).toMatchObject({ new_streak: 3 });
});

test('staff see the same streak as the member during a class over midnight', async () => {
  const staff = await asAdmin(ctx, ['manage_users']);
  const readStreak = async () => (await getUser(staff, member.id)).current_streak;
  expect(await readStreak()).toBe(2);
  expect(await listUsers(staff, listUsersSchema.parse({}))).toMatchObject({ users: [{ current_streak: 2 }] });
  ctx.clock.set('2026-11-21T00:36:00+05:30');
  expect(await readStreak()).toBe(0);
});

test('a challenge is not failed before its class over midnight is over', async () => {
  const [first, next] = await Promise.all(
    ['2026-11-16', '2026-11-23'].map((date) =>
      ctx.db.challenge.create({
        data: {
          title: date,
          starts_on: new Date(date),
          days: 14,
          created_at: ctx.clock.now(),
          updated_at: ctx.clock.now(),
        },
      }),
    ),
  );
  if (!first || !next) throw new Error('two challenges');
  await ctx.db.challengeEnrolment.create({
    data: { member_id: member.id, challenge_id: first.id, joined_at: new Date('2026-11-16T05:00:00+05:30') },
  });
  const readOwn = () => getOwnChallenge(ctx.as(member));
  expect(await readOwn()).toMatchObject({ challenge: { state: 'running', day: 3 }, open: null });
  await joinChallenge(ctx.as(member));
  await updateChallengeFunnels(ctx);
  await markAttendance(ctx.as(member), { class_id: yogaClass.id, attendance_date: '2026-11-20' });
  expect(await readOwn()).toMatchObject({ challenge: { id: first.id, state: 'running', day: 3 } });
  ctx.clock.set('2026-11-21T00:36:00+05:30');
  await ctx.db.$executeRaw`DELETE FROM attendances WHERE class_id = ${yogaClass.id}`;
  expect(await readOwn()).toMatchObject({ challenge: { state: 'failed' } });
});

test('friends in a class over midnight are shown on the new day too, with their teacher', async () => {
  const [late, early] = [await createMember(ctx), await createMember(ctx)];
  for (const friend of [late, early]) {
    await updatePreferences(ctx.as(friend), { show_presence: true });
    await ctx.db.referral.create({
      data: { referrer_id: member.id, friend_id: friend.id, created_at: ctx.clock.now() },
    });
  }
  const evening = await createClass(ctx, { date: '2026-11-20', from: '19:00', to: '20:00', instructor: 'Evening' });
  await attend(ctx, early, evening);
  ctx.clock.set('2026-11-20T23:50:00+05:30');
  await markAttendance(ctx.as(late), { class_id: yogaClass.id, attendance_date: '2026-11-20' });
  ctx.clock.set(DURING);
  expect((await getOwnCircle(ctx.as(member))).present).toMatchObject([{ id: late.id, classes: [yogaClass.id] }]);
  expect([...(await listTodaysTeachers(ctx)).keys()]).toEqual([yogaClass.instructor]);
});

test('a class of the next day counts too, even if a class over midnight overlaps it', async () => {
  const next = await createClass(ctx, { date: '2026-11-21', from: '00:15', to: '01:00' });
  ctx.clock.set('2026-11-21T00:20:00+05:30');
  await markAttendance(ctx.as(member), { class_id: yogaClass.id, attendance_date: '2026-11-20' });
  await markAttendance(ctx.as(member), { class_id: next.id, attendance_date: '2026-11-21' });
  const marks = await ctx.db.attendance.findMany({ where: { class_id: { in: [yogaClass.id, next.id] } } });
  expect(marks.map(({ class_id, counts_for_member }) => [class_id, counts_for_member])).toEqual([
    [yogaClass.id, true],
    [next.id, true],
  ]);
  expect(await ctx.db.member.findUnique({ where: { id: member.id } })).toMatchObject({
    total_classes_attended: 4,
    total_days_attended: 4,
    current_streak: 4,
  });
});

test('a class over midnight is live for staff', async () => {
  expect(await getMenuBadges(admin)).toMatchObject({ is_class_live: true });
  const before = await createClass(ctx, { date: '2026-11-13', from: '23:30', to: '00:30', title: 'Nidra' });
  ctx.clock.set('2026-11-14T00:05:00+05:30');
  await markAttendance(ctx.as(member), { class_id: before.id, attendance_date: '2026-11-13' });
  ctx.clock.set('2026-11-21T00:06:00+05:30');
  await markAttendance(ctx.as(member), { class_id: yogaClass.id, attendance_date: '2026-11-20' });
  expect(await getClassesOfToday(admin)).toMatchObject({
    live: { title: 'Nidra', taken: 1, lastWeek: { taken: 1 }, places: { steps: 60 } },
    others: [],
  });
  const { live } = await getClassesOfToday(admin);
  expect(live?.places?.today.at(-1)).toBe(1);
  expect(live?.places?.last_week?.at(-1)).toBe(1);
});

test('a class over midnight is joined by the link of its reminder', async () => {
  const token = createReminderLinkToken(ctx, { classId: yogaClass.id, memberId: member.id, day: '2026-11-20' });
  expect(await findClassByReminderLink(ctx, token)).toMatchObject({ status: 'open' });
  expect(await joinClassByReminderLink(ctx, token)).toEqual({ to: 'https://meet.example/n' });
  ctx.clock.set('2026-11-21T00:36:00+05:30');
  expect(await joinClassByReminderLink(ctx, token)).toMatchObject({ status: 'over' });
});

test('after a class over midnight, members choose a mood', async () => {
  const choose = (one: { id: number }) => chooseMood(ctx.as(one), { mood: 'calm' });
  await expect(choose(member)).rejects.toMatchObject({ code: 'conflict' });
  await markAttendance(ctx.as(member), { class_id: yogaClass.id, attendance_date: '2026-11-20' });
  await choose(member);
  expect(await getOwnFeedback(ctx.as(member))).toMatchObject({ mood: 'calm' });
  const evening = await createClass(ctx, { date: '2026-11-20', from: '22:00', to: '23:00' });
  const other = await createMember(ctx);
  await attend(ctx, other, evening);
  ctx.clock.set(DURING);
  await expect(choose(other)).rejects.toMatchObject({ code: 'conflict' });
});

test('a new title is not shown to a member who has just joined a class over midnight', async () => {
  await ctx.db.member.update({
    where: { id: member.id },
    data: { total_classes_attended: 4, total_days_attended: 4 },
  });
  const { new_title } = await markAttendance(ctx.as(member), {
    class_id: yogaClass.id,
    attendance_date: '2026-11-20',
  });
  expect(new_title).not.toBeNull();
  ctx.clock.advance(5);
  expect(await consumeNewTitle(ctx.as(member))).toBeNull();
  ctx.clock.advance(10);
  expect(await consumeNewTitle(ctx.as(member))).toBe(new_title);
});

test('a cancelled class is not replaced by a class over midnight of the day before', async () => {
  await createClass(ctx, { date: '2026-11-21', title: 'Morning', cancelled_at: ctx.clock.now() });
  const [today] = await listUpcomingDays(ctx.as(member));
  expect(today?.classes()).toMatchObject([{ title: 'Nidra' }, { title: 'Morning', instead: null }]);
});

test('a new class of the first minutes of the day clashes with a class over midnight', async () => {
  const early = { start_time: '00:15:00', end_time: '01:00:00' };
  expect(findClashes(['2026-11-21'], early, await listOccupiedTimes(admin))).toEqual([
    { date: '2026-11-21', other: 'Nidra' },
  ]);
});
