import type { LocalDate } from '~/lib/calendar';
import type { Context } from './context';

/**
 * The last three class days before today, latest first, by which `living_streak` tells how a streak stands. They are everybody's, so that a
 * process asks for them once in a few seconds.
 */
export function lastClassDays(ctx: Context): Promise<LocalDate[]> {
  const today = ctx.clock.today();
  return ctx.recent.read(`class days before ${today}`, async () => {
    const [row] = await ctx.db.$queryRaw<{ class_days: LocalDate[] }[]>`
      SELECT class_days::text[] FROM class_days_before(${today}::date)`;
    return row?.class_days ?? [];
  });
}
