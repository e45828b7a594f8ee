import type { SqlTag } from '~/db/client.server';
import type { LocalDate } from '~/lib/calendar';
import type { Context } from '../context';
import type { ClassDay } from '../streaks/policy';
import { MAX_CHALLENGE_SPAN_DAYS } from './policy';

/**
 * Returns the days of a challenge. They are the same for all participants, so each process caches
 * them for a few seconds.
 */
export function readCachedChallengeDays(ctx: Context, startsOn: LocalDate): Promise<ClassDay[]> {
  return ctx.recent.read(`class days from ${startsOn}`, () => readChallengeDays(ctx.sql, startsOn));
}

/**
 * Reads the days of a challenge on the given connection, so that a transaction does not need a
 * second connection.
 */
export function readChallengeDays(sql: SqlTag, startsOn: LocalDate): Promise<ClassDay[]> {
  return sql<ClassDay[]>`
    SELECT DISTINCT class_date::text AS date, is_excused AS "isExcused" FROM class_days
    WHERE class_date >= ${startsOn}::date AND class_date < ${startsOn}::date + ${MAX_CHALLENGE_SPAN_DAYS}::int ORDER BY 1`;
}
