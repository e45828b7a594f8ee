import { addDays } from '~/lib/calendar';
import type { Context } from '../context';
import { requireMember } from '../members/require-member';
import type { Translations } from '../translations';

const RATED_FOR_HOURS = 24;

export interface RateableClass {
  id: number;
  title: string;
  translations: Translations;
  start_time: string;
}

/**
 * Returns the class that the acting member can rate now: the last one that the member attended
 * within 24 hours. Returns null if there is none, and the member can then rate the platform.
 */
export async function findRateableClass(ctx: Context): Promise<RateableClass | null> {
  const since = new Date(ctx.clock.now().getTime() - RATED_FOR_HOURS * 3_600_000);
  const [last] = await ctx.sql<RateableClass[]>`
    SELECT classes.id, title, translations, start_time::text AS start_time
    FROM attendances JOIN classes ON classes.id = class_id
    WHERE member_id = ${requireMember(ctx)} AND attendances.class_date >= ${addDays(ctx.clock.today(), -2)}::date
      AND marked_at >= ${since}
    ORDER BY marked_at DESC, class_id DESC LIMIT 1`;
  return last ?? null;
}
