import { addDays, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';
import { DAYS_AHEAD, REMINDERS_KEPT_DAYS } from './policy';

/** Makes the coming days' partitions and drops the old ones. Returns how many it dropped. */
export async function keepReminderDays(ctx: Context, day: LocalDate = ctx.clock.today()): Promise<number> {
  const first = toDatabaseDate(addDays(ctx.clock.today(), -REMINDERS_KEPT_DAYS));
  const [{ dropped } = { dropped: 0 }] = await ctx.db.$queryRaw<{ dropped: number }[]>`
    SELECT keep_reminder_days(${first}::date, ${toDatabaseDate(addDays(day, DAYS_AHEAD))}::date) AS dropped`;
  return dropped;
}
