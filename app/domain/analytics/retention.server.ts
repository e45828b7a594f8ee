import { addDays, type LocalDate, getMonday } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { RETENTION_COHORT_WEEKS } from './policy';

export interface RetentionCohort {
  week: LocalDate;
  joined: number;
  /**
   * Number of members of the cohort who attended in the first week after joining, in the second
   * week and so on. Null for a week that has not ended.
   */
  came: (number | null)[];
}

/** Returns weekly retention cohorts, newest first. The data can be a few seconds old. */
export async function listRetentionCohorts(ctx: Context): Promise<RetentionCohort[]> {
  requireAdmin(ctx);
  const thisWeek = getMonday(ctx.clock.today());
  return ctx.recent.read(`retention ${thisWeek}`, async () => {
    const rows = await countRetained(ctx, thisWeek);
    return rows.map(({ week, joined, came }) => ({
      week,
      joined,
      came: came.map((count, at) => (addDays(week, 7 * (at + 2)) <= thisWeek ? count : null)),
    }));
  });
}

/**
 * Counts retained members with one index lookup per member and week, which stops at the first
 * attendance.
 */
function countRetained({ standbySql, clock }: Context, thisWeek: LocalDate) {
  const first = addDays(thisWeek, -7 * (RETENTION_COHORT_WEEKS.weeksShown + 1));
  const last = addDays(thisWeek, -14);
  const { timeZone } = clock;
  return standbySql<{ week: LocalDate; joined: number; came: number[] }[]>`
    WITH joined AS (
      SELECT id AS joiner, date_trunc('week', created_at AT TIME ZONE ${timeZone})::date AS week FROM members
      WHERE created_at >= ${first}::date::timestamp AT TIME ZONE ${timeZone}
        AND created_at < ${addDays(last, 7)}::date::timestamp AT TIME ZONE ${timeZone}
    ), came AS (
      SELECT week, after, count(found) AS members, count(*) AS joined
      FROM joined CROSS JOIN generate_series(1, ${RETENTION_COHORT_WEEKS.weeksAfter}::int) AS after
      LEFT JOIN LATERAL (
        SELECT 1 AS found FROM attendances
        WHERE member_id = joiner AND class_date BETWEEN week + 7 * after AND week + 7 * after + 6 LIMIT 1
      ) AS mark ON true GROUP BY week, after
    )
    SELECT at::date::text AS week, coalesce(max(joined), 0)::int AS joined,
      array_agg(coalesce(members, 0)::int ORDER BY number) AS came
    FROM generate_series(${last}::date, ${first}::date, interval '-7 days') AS weeks (at)
    CROSS JOIN generate_series(1, ${RETENTION_COHORT_WEEKS.weeksAfter}::int) AS number
    LEFT JOIN came ON week = at::date AND after = number GROUP BY at ORDER BY at DESC`;
}
