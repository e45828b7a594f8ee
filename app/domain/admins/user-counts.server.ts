import type { Context } from '../context';
import type { UserStatistics } from './responses';

export interface UserCounts extends UserStatistics {
  Male: number;
  Female: number;
  Other: number;
}

/**
 * Returns the member statistics from counters that database triggers maintain, so that the members
 * table is never scanned.
 */
export async function getUserCounts(ctx: Context): Promise<UserCounts> {
  const [counts] = await ctx.sql<[UserCounts]>`
    WITH counted AS (SELECT name, sum(value) AS value FROM member_counters GROUP BY name),
      figure AS (SELECT coalesce(jsonb_object_agg(name, value), '{}') AS of FROM counted)
    SELECT total_users, (SELECT count(*)::int FROM admins WHERE member_id IS NOT NULL AND disabled_at IS NULL) AS admin_users,
      coalesce(round((of->>'karma_points')::numeric / nullif(total_users, 0), 1), 0)::float AS avg_karma_points,
      male AS male_users, female AS female_users, male AS "Male", female AS "Female", coalesce((of->>'Other')::int, 0) AS "Other"
    FROM figure, LATERAL (SELECT coalesce((of->>'members')::int, 0) AS total_users, coalesce((of->>'Male')::int, 0) AS male,
      coalesce((of->>'Female')::int, 0) AS female) AS whole`;
  return counts;
}
