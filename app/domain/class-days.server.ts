import type { LocalDate } from '~/lib/calendar';
import type { Context } from './context';

/**
 * Lists the last three class days that are over, latest first. The result is cached in each process
 * for a few seconds.
 */
export function listRecentClassDays(ctx: Context): Promise<LocalDate[]> {
  return ctx.recent.read(`class days before ${ctx.clock.today()}`, () => readRecentClassDays(ctx));
}

/** Yesterday is over when its last class over midnight has ended. Source: docs/rules.md#streaks. */
export async function readRecentClassDays({ clock, sql }: Context): Promise<LocalDate[]> {
  const [now, today] = [clock.now(), clock.today()];
  const [row] = await sql<{ class_days: LocalDate[] }[]>`
    SELECT class_days::text[] FROM (
      SELECT coalesce(min(class_date), ${today}::date) AS day FROM held_classes
      WHERE class_date = ${today}::date - 1 AND ends_at >= ${now}
    ) AS open, class_days_before(day)`;
  return row?.class_days ?? [];
}
