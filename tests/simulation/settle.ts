import { expect } from 'vitest';
import { getLeaderboard } from '~/domain/attendance/leaderboard.server';
import { getWeeklyAttendance } from '~/domain/attendance/queries.server';
import { addAttendanceCounts } from '~/domain/classes/count-attendances.server';
import { getMemberProfile } from '~/domain/members/queries.server';
import { getOwnStreak } from '~/domain/streaks/own-streak.server';
import type { JobName } from '~/jobs/jobs.server';
import { compareDonations } from './steps/donations';
import { recordReached } from './steps/step';
import { runJobWithRetry, runAllJobs } from './steps/work';
import { endsWithStop } from './model/members';
import { getStreak, getTitle, getWeek } from './model/streaks';
import { MINUTE_MS, type Model, type ModelMember } from './model/world';
import type { Taken } from './world/providers';
import type { Real } from './world/world';

const SWEEPS = [
  'recalculate-streaks',
  'reconcile-karma',
  'expire-streaks',
  'create-series-classes',
  'update-leaderboard',
  'sweep-outbox',
] as const;

/** Minutes between two rounds of sweeps. Longer than any delay before a retry. */
const ROUND_MINUTES = 16;

/** Runs the sweeps until no work is pending, and compares the database with the model. */
export async function settle(real: Real, model: Model): Promise<void> {
  // Simulates the loss of all queued jobs. The pending work must be found in the database.
  real.queue.waiting = [];
  let names: readonly JobName[] = SWEEPS;
  for (let round = 0; round < 12 && (round === 0 || !(await isQuiet(real))); round += 1) {
    await runRounds(real, model, { minutes: ROUND_MINUTES, names });
    names = ['sweep-outbox'];
  }
  await runRounds(real, model, { minutes: 65, names: ['sweep-orphan-files'] });
  expect(await isQuiet(real)).toBe(true);
  expect(real.whatsapp.wrongs).toEqual([]);
  for (const member of model.members) await compareMember(real, model, member);
  await compareClasses(real, model);
  await compareDonations(real, model);
  for (const { status } of model.donations) recordReached(real, `donation: ${status}`);
  await compareBooks(real, model);
  await compareMessages(real, model);
  await compareRest(real, model);
}

async function runRounds(real: Real, model: Model, { minutes, names }: { minutes: number; names: readonly JobName[] }) {
  model.now += minutes * MINUTE_MS;
  real.clock.set(new Date(model.now));
  for (const name of names) await runJobWithRetry(real, model, { name, payload: {} });
  await runAllJobs(real, model);
}

async function isQuiet({ ctx }: Real): Promise<boolean> {
  return (await ctx.db.outboxMessage.count({ where: { status: { in: ['pending', 'sending'] } } })) === 0;
}

async function compareMember(real: Real, model: Model, member: ModelMember): Promise<void> {
  const { ctx } = real;
  const own = real.as(member);
  const { current, longest, rests, days } = getStreak(model, member);
  const streak = await getOwnStreak(own);
  const { current_streak, longest_streak, rest_days_left } = streak;
  expect({ current_streak, longest_streak, rest_days_left, days: streak.days }).toEqual({
    current_streak: current,
    longest_streak: longest,
    rest_days_left: rests,
    days,
  });
  for (const { status } of days) recordReached(real, `day: ${status}`);
  if (current === 0 && longest > 0) recordReached(real, 'a streak has ended');
  const { notices_stopped_at } = await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } });
  expect(notices_stopped_at !== null).toBe(member.stopped);
  const profile = await getMemberProfile(ctx, member.id);
  expect([profile.current_streak, profile.total_classes_attended, profile.title, profile.karma_points]).toEqual([
    current,
    member.counted.length,
    getTitle(member),
    member.karma,
  ]);
  const { weekly_calendar, stats } = await getWeeklyAttendance(own);
  const week = getWeek(model, member);
  expect(weekly_calendar.map(({ date, status }) => ({ date, status }))).toEqual(week);
  expect(weekly_calendar.map(({ attendance_count }) => attendance_count)).toEqual(
    week.map(({ date }) => member.counted.filter(({ day }) => day === date).length),
  );
  const attended = week.filter(({ status }) => status === 'attended').length;
  const counted = attended + week.filter(({ status }) => status === 'missed').length;
  expect(stats).toMatchObject({
    total_days: member.attended.length,
    total_classes: member.counted.length,
    current_streak: current,
    weekly_attendance_rate: counted === 0 ? 0 : Math.round((100 * attended) / counted),
  });
}

async function compareClasses({ ctx }: Real, model: Model): Promise<void> {
  const rows = await addAttendanceCounts(ctx.db, await ctx.db.yogaClass.findMany({ orderBy: { id: 'asc' } }));
  const marks = await ctx.db.attendance.groupBy({ by: ['class_id'], _count: true });
  expect(
    rows.map((row) => ({
      id: row.id,
      marks: row.attendance_count,
      isCancelled: row.cancelled_at !== null,
      isDeleted: row.deleted_at !== null,
      counted: marks.find((one) => one.class_id === row.id)?._count ?? 0,
    })),
  ).toEqual(
    model.classes
      .toSorted((a, b) => a.id - b.id)
      .map((one) => ({
        id: one.id,
        marks: one.marks.size,
        isCancelled: one.isCancelled,
        isDeleted: one.isDeleted,
        counted: one.marks.size,
      })),
  );
  for (const { attendance_count, max_participants } of rows)
    expect(attendance_count).toBeLessThanOrEqual(max_participants ?? Infinity);
}

async function compareBooks({ ctx }: Real, model: Model): Promise<void> {
  const ledger = await ctx.db.karmaEntry.groupBy({ by: ['member_id'], _sum: { delta: true } });
  const karma = Object.fromEntries(ledger.map((row) => [row.member_id, row._sum.delta]));
  for (const { id, karma: points } of model.members) expect(karma[id] ?? 0).toBe(points);
  const counters = await ctx.db.memberCounter.groupBy({ by: ['name'], _sum: { value: true } });
  const counted = Object.fromEntries(counters.map((row) => [row.name, Number(row._sum.value)]));
  expect([counted.members ?? 0, counted.karma_points ?? 0]).toEqual([
    model.members.length,
    model.members.reduce((sum, one) => sum + one.karma, 0),
  ]);
  const totals = await ctx.db.donationTotal.groupBy({ by: ['status'], _sum: { donations: true, amount_paise: true } });
  const expected = new Map<string, [number, number]>();
  for (const { status, rupees } of model.donations) {
    const [count, paise] = expected.get(status) ?? [0, 0];
    expected.set(status, [count + 1, paise + rupees * 100]);
  }
  for (const { status, _sum } of totals)
    expect([status, _sum.donations, Number(_sum.amount_paise)]).toEqual([status, ...(expected.get(status) ?? [0, 0])]);
  const audit = await ctx.db.auditEntry.groupBy({ by: ['action'], _count: true });
  expect(Object.fromEntries(audit.map((row) => [row.action, row._count]))).toEqual(Object.fromEntries(model.audit));
}

/**
 * Expects that every expected message exists and was sent exactly once. A repeat is allowed only
 * after a lost response or a temporary failure.
 */
async function compareMessages(real: Real, model: Model): Promise<void> {
  const rows = await real.ctx.db.outboxMessage.findMany({ orderBy: { id: 'asc' } });
  const expected = model.expectedMessages.map(({ to, template }) => `${to?.id}: ${template}`);
  expect(rows.map((row) => `${row.member_id ?? undefined}: ${row.template}`).sort()).toEqual(expected.sort());
  for (const row of rows) {
    const sends = real.whatsapp.taken.filter(({ messageId }) => messageId === row.id);
    recordReached(real, `message: ${row.status}${row.status === 'skipped' ? ` ${row.error_code}` : ''}`);
    const excused = real.whatsapp.excused.get(row.id) ?? 0;
    expect(`${sends.length - 1} sent again`).toBe(`${Math.min(sends.length - 1, excused)} sent again`);
    if (sends.length > 1) recordReached(real, 'a message is sent twice');
    const isSkipped = row.status === 'skipped' || (row.status === 'failed' && row.error_code !== 'failed');
    if (!isSkipped) expect(sends.length).toBeGreaterThan(0);
    if (row.status === 'skipped') isRightlySkipped(model, row);
    if (sends.length === 1 && sends[0] && !isSkipped) expect(row.status).toBe(getStatus(sends[0]));
  }
}

function isRightlySkipped(
  model: Model,
  { template, error_code, expires_at }: { template: string; error_code: string | null; expires_at: Date | null },
) {
  if (error_code === 'stopped') return expect(endsWithStop(template)).toBe(true);
  expect(error_code).toBe('expired');
  expect(expires_at?.getTime()).toBeLessThan(model.now);
}

function getStatus({ reported }: Taken): string {
  return ['failed', 'read', 'delivered', 'sent'].find((one) => reported.has(one)) ?? 'queued';
}

async function compareRest(real: Real, model: Model): Promise<void> {
  const kept = model.donations.filter(({ member }) => member);
  expect(real.files.size).toBe(kept.length);
  const [someone] = model.members;
  if (!someone) return;
  const getRankedEntry = (one: ModelMember) => ({ id: one.id, total: one.counted.length, ...getStreak(model, one) });
  const order = model.members
    .map(getRankedEntry)
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.current - a.current || b.total - a.total || b.longest - a.longest || a.id - b.id);
  const { leaderboard } = await getLeaderboard(real.as(someone));
  expect(leaderboard.map(({ id }) => id)).toEqual(order.map(({ id }) => id));
}
