import { sweepInChunks } from '~/lib/chunks';
import { addDays, type LocalDate } from '~/lib/calendar';
import { readOpenDay } from '../class-days.server';
import type { Context } from '../context';
import type { StreakPause } from '../streaks/policy';
import { readCachedChallengeDays } from './challenge-days.server';
import { listFunnelDays, MAX_CHALLENGE_SPAN_DAYS } from './policy';
import { type ChallengeProgress, calculateChallengeProgress } from './challenge-progress';

interface Counted {
  id: number;
  starts_on: LocalDate;
  days: number;
  ended_on: LocalDate | null;
}

interface MemberGroup {
  joined_on: LocalDate;
  early: bigint;
  late: bigint;
  pauses: StreakPause[];
  members: number;
  last_id: number;
}

const MAX_CHUNK_SIZE = 20_000;

const DAYS_PER_WORD = 63;

const COUNTED_DAYS = 90;

/**
 * Counts for each challenge how many members reached each of its days.
 * Source: docs/rules.md#challenges.
 */
export async function updateChallengeFunnels(ctx: Context): Promise<number> {
  const { clock } = ctx;
  const { firstOpenDay } = await readOpenDay(ctx, ctx.sql);
  const challenges = await ctx.sql<Counted[]>`
    SELECT id, starts_on::text AS "starts_on", days, (ended_at AT TIME ZONE ${clock.timeZone})::date::text AS "ended_on" FROM challenges
    WHERE counted_at IS NULL OR starts_on > ${addDays(clock.today(), -COUNTED_DAYS)}::date ORDER BY starts_on`;
  for (const challenge of challenges) {
    const reached = [0, ...listFunnelDays(challenge.days)].map(() => 0);
    await sweepInChunks(async (after) => {
      const groups = await groupMembersByHistory(ctx, challenge, after);
      (await countReached(ctx, { challenge, groups, firstOpenDay })).forEach(
        (count, at) => (reached[at] = (reached[at] ?? 0) + count),
      );
      const count = groups.reduce((sum, { members }) => sum + members, 0);
      return { count, next: count < MAX_CHUNK_SIZE ? null : Math.max(...groups.map(({ last_id }) => last_id)) };
    });
    await ctx.db.challenge.updateMany({ where: { id: challenge.id }, data: { reached, counted_at: clock.now() } });
  }
  return challenges.length;
}

function groupMembersByHistory(
  { sql, clock }: Context,
  { id, starts_on }: Counted,
  after: number,
): Promise<MemberGroup[]> {
  return sql<MemberGroup[]>`
    WITH enrolled AS (
      SELECT id, member_id, greatest((joined_at AT TIME ZONE ${clock.timeZone})::date, ${starts_on}::date - 1) AS joined_on
      FROM challenge_enrolments WHERE challenge_id = ${id} AND id > ${after} ORDER BY id LIMIT ${MAX_CHUNK_SIZE}
    ), days_come AS (
      SELECT member_id, class_date - ${starts_on}::date AS day FROM enrolled JOIN attendances USING (member_id)
      WHERE class_date >= ${starts_on}::date AND class_date < ${starts_on}::date + ${MAX_CHALLENGE_SPAN_DAYS}::int
    ), came AS (
      SELECT member_id, bit_or(1::bigint << day) FILTER (WHERE day < ${DAYS_PER_WORD}::int) AS early,
        bit_or(1::bigint << (day - ${DAYS_PER_WORD}::int)) FILTER (WHERE day >= ${DAYS_PER_WORD}::int) AS late
      FROM days_come GROUP BY member_id
    ), paused AS (
      SELECT member_id, jsonb_agg(jsonb_build_object('from', from_day, 'until', until_day) ORDER BY from_day) AS pauses
      FROM enrolled JOIN streak_pauses USING (member_id) WHERE until_day >= ${starts_on}::date GROUP BY member_id
    )
    SELECT joined_on::text AS "joined_on", coalesce(early, 0) AS early, coalesce(late, 0) AS late, coalesce(pauses, '[]') AS pauses,
      count(*)::int AS members, max(id)::int AS "last_id"
    FROM enrolled LEFT JOIN came USING (member_id) LEFT JOIN paused USING (member_id)
    GROUP BY joined_on, early, late, pauses`;
}

async function countReached(
  ctx: Context,
  { challenge, groups, firstOpenDay }: { challenge: Counted; groups: readonly MemberGroup[]; firstOpenDay: LocalDate },
): Promise<number[]> {
  const { starts_on: startsOn, days, ended_on: endedOn } = challenge;
  const classDays = await readCachedChallengeDays(ctx, startsOn);
  const steps = listFunnelDays(days);
  const reached = [0, ...steps.map(() => 0)];
  for (const { joined_on: joinedOn, pauses, members, ...came } of groups) {
    const attended = listAttendedDays(came).map((day) => addDays(startsOn, day));
    const facts = { startsOn, days, endedOn, classDays, joinedOn, attended, pauses };
    const last = getLastAttendedDay(
      calculateChallengeProgress({ ...facts, isKind: ctx.community.streakKindness }, firstOpenDay),
    );
    [0, ...steps].forEach((step, at) => (reached[at] = (reached[at] ?? 0) + (step <= last ? members : 0)));
  }
  return reached;
}

function listAttendedDays({ early, late }: Pick<MemberGroup, 'early' | 'late'>): number[] {
  const isIn = (word: bigint, day: number) => ((word >> BigInt(day)) & 1n) === 1n;
  return Array.from({ length: MAX_CHALLENGE_SPAN_DAYS }, (_, day) => day).filter((day) =>
    day < DAYS_PER_WORD ? isIn(early, day) : isIn(late, day - DAYS_PER_WORD),
  );
}

function getLastAttendedDay({ state, days }: ChallengeProgress): number {
  return state === 'finished' ? days.length : days.findLastIndex((day) => day.state === 'done') + 1;
}
