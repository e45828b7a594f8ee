import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { attend, mark } from '../../../tests/factories/attendance';
import { createClass } from '../../../tests/factories/class';
import { createMember, createMembers } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { createChallenge } from '../challenges/challenges.server';
import { joinChallenge } from '../challenges/join-challenge.server';
import { getOwnChallenge } from '../challenges/own-challenge.server';
import { cancelClass } from '../classes/cancel-class.server';
import { deleteClass } from '../classes/delete-class.server';
import { getMemberProfile } from '../members/queries.server';
import { recalculateMemberStreaks } from '../streaks/recalculate-member-streaks.server';
import { expireStreaks } from '../streaks/expire-streaks.server';
import { updateMonthlyLeaderboard } from './update-monthly-leaderboard.server';
import { insertAttendances } from './insert-attendances.server';
import { getLeaderboard } from './leaderboard.server';
import { getWeeklyAttendance } from './queries.server';

const ctx = await testContext();
const MONDAY = '2026-11-16';

type Times = readonly [from: string, to: string];
const SIX: Times = ['06:00', '07:00'];

beforeEach(async () => {
  ctx.clock.set(`${MONDAY}T05:00:00+05:30`);
  ctx.recent.forget();
  await ctx.db.$executeRaw`TRUNCATE challenges, classes, members CASCADE`;
});

function createClasses(times: readonly Times[], fields: { max_participants?: number | null } = {}) {
  return Promise.all(times.map(([from, to]) => createClass(ctx, { date: MONDAY, from, to, ...fields })));
}

/**
 * Returns all totals that count the member's classes, and checks that a recalculation does not
 * change them.
 */
async function readFigures(member: { id: number }) {
  const own = ctx.as(member);
  await updateMonthlyLeaderboard(ctx);
  ctx.recent.forget();
  const queued: unknown[] = [];
  await expireStreaks({ ...ctx, enqueueAll: async (jobs) => void queued.push(...jobs) });
  expect(queued).toEqual([]);
  expect(await recalculateMemberStreaks(ctx, member.id)).toBe(false);
  const [profile, all, month, week] = await Promise.all([
    getMemberProfile(ctx, member.id),
    getLeaderboard(own),
    getLeaderboard(own, { period: 'month' }),
    getWeeklyAttendance(own),
  ]);
  const places = await ctx.db.monthlyPlace.findMany({ where: { member_id: member.id }, select: { classes: true } });
  const figures = [
    profile.total_classes_attended,
    all.me.total_classes_attended,
    all.leaderboard.find(({ id }) => id === member.id)?.total_classes_attended,
    month.me.month_classes,
    places[0]?.classes,
    week.stats.total_classes,
    week.weekly_calendar[0]?.attendance_count,
  ];
  expect(new Set(figures).size, figures.join(', ')).toBe(1);
  const { current_streak, title } = profile;
  return { classes: profile.total_classes_attended, days: week.stats.total_days, current_streak, title };
}

const ONE_CLASS = { classes: 1, days: 1, current_streak: 1, title: 'Beginner' };

describe('classes whose times overlap count as one', () => {
  test.each([
    ['with places', 50],
    ['open to all', null],
  ])('twelve classes %s at the same hour, marked concurrently', async (_what, max_participants) => {
    await createChallenge(await asAdmin(ctx), { title: 'Fourteen', starts_on: MONDAY, days: 14, translations: {} });
    const member = await createMember(ctx);
    await joinChallenge(ctx.as(member));
    const classes = await createClasses(Array<Times>(12).fill(SIX), { max_participants });
    ctx.clock.set(`${MONDAY}T06:05:00+05:30`);
    const answers = await Promise.all(classes.map((yogaClass) => mark(ctx, member, yogaClass)));
    const repeated = { streak_updated: false, new_streak: 1, new_title: null };
    expect(answers.toSorted((a, b) => Number(b.streak_updated) - Number(a.streak_updated))).toEqual([
      { ...repeated, streak_updated: true },
      ...Array<object>(11).fill(repeated),
    ]);
    expect(await readFigures(member)).toEqual(ONE_CLASS);
    const { challenge } = await getOwnChallenge(ctx.as(member));
    expect(challenge?.days.filter(({ state }) => state === 'done')).toHaveLength(1);
    expect(await ctx.db.attendance.count({ where: { member_id: member.id } })).toBe(12);
  });

  test('classes marked in transactions that wait for each other', async () => {
    const member = await createMember(ctx);
    const classes = await createClasses(Array<Times>(4).fill(SIX));
    ctx.clock.set(`${MONDAY}T06:05:00+05:30`);
    const waiting = await ctx.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM members WHERE id = ${member.id} FOR NO KEY UPDATE`;
      const marks = classes.map(({ id: class_id }) => {
        const input = { class_id, attendance_date: MONDAY } as const;
        return ctx.sql.begin((sql) =>
          insertAttendances(ctx, sql, [{ memberId: member.id, input, at: ctx.clock.now() }]),
        );
      });
      await expect
        .poll(
          () =>
            ctx.db
              .$queryRaw`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        .toHaveLength(classes.length);
      return { marks };
    });
    const outcomes = await Promise.all(waiting.marks);
    expect(outcomes.flat().map(({ marked }) => marked)).toEqual([true, true, true, true]);
    expect(await readFigures(member)).toEqual(ONE_CLASS);
  });
});

describe('the class that counts', () => {
  test.each<[string, Times[], number]>([
    ['one that begins before the other has ended', [SIX, ['06:59', '08:00']], 1],
    ['one within the other', [SIX, ['06:15', '06:45']], 1],
    ['one around the other', [['06:15', '06:45'], SIX], 1],
    ['the shorter first, then the longer', [['06:30', '07:00'], SIX], 1],
    ['the next class, which begins as the first ends', [SIX, ['07:00', '08:00']], 2],
    ['the class before, marked afterwards', [['07:00', '08:00'], SIX], 2],
    ['a class that overlaps only one that does not count', [SIX, ['06:30', '07:30'], ['07:00', '08:00']], 2],
    ['a class that overlaps both of two that count', [SIX, ['07:00', '08:00'], ['06:30', '07:30']], 2],
  ])('%s', async (_what, times, classes) => {
    const member = await createMember(ctx);
    const held = await createClasses(times);
    // At 7:04, marks attendance of each class that still accepts it. For a class that is over,
    // marks attendance as of five minutes after its start.
    ctx.clock.set(`${MONDAY}T07:04:00+05:30`);
    for (const yogaClass of held) {
      if (yogaClass.ends_at.getTime() + 5 * 60_000 < ctx.clock.now().getTime()) await attend(ctx, member, yogaClass);
      else await mark(ctx, member, yogaClass);
    }
    expect(await readFigures(member)).toMatchObject({ classes, days: 1, current_streak: 1 });
  });

  test('is the first one marked, also after it is cancelled, deleted or moved', async () => {
    const staff = await asAdmin(ctx);
    const [cancelled, deleted, moved] = await createMembers(ctx, 3);
    const [first, hidden, shifted, second] = await createClasses([SIX, SIX, SIX, SIX]);
    if (!cancelled || !deleted || !moved || !first || !hidden || !shifted || !second) throw new Error('missing');
    await attend(ctx, cancelled, first);
    await attend(ctx, deleted, hidden);
    await attend(ctx, moved, shifted);
    await cancelClass({ ...staff, clock: ctx.clock }, first.id);
    await deleteClass({ ...staff, clock: ctx.clock }, hidden.id);
    await ctx.db.yogaClass.update({
      where: { id: shifted.id },
      data: { starts_at: new Date(`${MONDAY}T09:00:00+05:30`), ends_at: new Date(`${MONDAY}T10:00:00+05:30`) },
    });
    for (const member of [cancelled, deleted, moved]) await mark(ctx, member, second);
    expect(await readTotals([cancelled, deleted])).toEqual([1, 1]);
    // The moved class now starts at nine and no longer overlaps the one at six.
    expect(await readTotals([moved])).toEqual([2]);
    await ctx.db.yogaClass.update({
      where: { id: shifted.id },
      data: { starts_at: second.starts_at, ends_at: second.ends_at },
    });
    expect(await recalculateMemberStreaks(ctx, moved.id)).toBe(false);
  });
});

async function readTotals(members: readonly { id: number }[]): Promise<number[]> {
  const rows = await ctx.db.member.findMany({
    where: { id: { in: members.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ total_classes_attended }) => total_classes_attended);
}
