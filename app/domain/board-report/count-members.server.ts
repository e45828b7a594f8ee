import { toInstant } from '~/lib/calendar';
import { calculatePercent, hideSmallGroup } from '../analytics/policy';
import type { Context } from '../context';
import { readMemberCounts } from './member-months.server';
import type { ReportMonth } from './report-month';

/** Number of members in a group, and how many of them attended in the month. */
export interface Retention {
  /** Null if the group has fewer than ten members. */
  members: number | null;
  /** Null if fewer than ten members of the group attended. */
  came: number | null;
  percent: number | null;
}

/**
 * Counts the members who joined, who attended, and who attended again after the previous month.
 * `countedAt` is the time of the nightly count, or null if they were counted now.
 */
export async function countMembers(ctx: Context, { month, first, next }: ReportMonth) {
  const { timeZone } = ctx.clock;
  const [{ counts, countedAt }, [{ joined }]] = await Promise.all([
    readMemberCounts(ctx, month),
    ctx.standbySql<[{ joined: number }]>`
      SELECT count(*)::int AS joined FROM members
      WHERE created_at >= ${toInstant(first, '00:00', timeZone)} AND created_at < ${toInstant(next, '00:00', timeZone)}`,
  ]);
  return {
    newMembers: joined,
    activeMembers: counts.came,
    returning: toRetention(counts.returning, counts.returned),
    joiners: toRetention(counts.joiners, counts.joiners_came),
    countedAt,
  };
}

function toRetention(members: number, count: number): Retention {
  const came = hideSmallGroup(count);
  return {
    members: hideSmallGroup(members),
    came,
    percent: came === null ? null : calculatePercent(count, members),
  };
}

export async function countClasses({ standbySql, clock }: Context, { first, next }: ReportMonth) {
  const [counted] = await standbySql<[{ attendances: number; classes: number }]>`
    SELECT coalesce(sum(count_class_attendances(classes)), 0)::int AS attendances,
      (count(*) FILTER (WHERE deleted_at IS NULL AND cancelled_at IS NULL AND ends_at <= ${clock.now()}))::int AS classes
    FROM classes WHERE class_date >= ${first}::date AND class_date < ${next}::date`;
  return counted;
}
