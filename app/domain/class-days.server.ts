import type { LocalDate } from '~/lib/calendar';
import type { Context } from './context';

/**
 * Lists the last three class days before today, latest first. The result is cached in each process
 * for a few seconds.
 */
export function listRecentClassDays(ctx: Context): Promise<LocalDate[]> {
  const today = ctx.clock.today();
  return ctx.recent.read(`class days before ${today}`, async () => {
    const [row] = await ctx.sql<{ class_days: LocalDate[] }[]>`
      SELECT class_days::text[] FROM class_days_before(${today}::date)`;
    return row?.class_days ?? [];
  });
}
