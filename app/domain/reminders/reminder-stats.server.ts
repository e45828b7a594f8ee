import { addDays, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { findMessagePrice, listMessagePrices } from './message-prices.server';

/** Hours after the start of a class in which attendances and callbacks are still counted. */
const COUNTED_HOURS = 3;

/** Updates the statistics of the reminders of current classes. */
export async function updateReminderStats(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - COUNTED_HOURS * 3_600_000);
  // The statistics are read by a separate query, because statements that change rows must not read
  // attendances (docs/decisions/0003).
  const [{ figures } = { figures: [] }] = await ctx.sql<{ figures: object[] }[]>`
    SELECT coalesce(jsonb_agg(counted), '[]') AS figures FROM (
      SELECT class_id, class_date, count(*) AS scheduled,
        count(*) FILTER (WHERE channel = 'whatsapp' AND status IN ('queued', 'sent', 'delivered', 'read')) AS sent,
        count(*) FILTER (WHERE channel = 'push' AND status = 'sent') AS pushed,
        count(*) FILTER (WHERE status IN ('delivered', 'read')) AS delivered,
        count(*) FILTER (WHERE status = 'failed') AS failed,
        count(*) FILTER (WHERE error_code = 'expired') AS expired,
        count(*) FILTER (WHERE error_code = 'budget') AS over_budget,
        count(attendances.member_id) FILTER (WHERE status IN ('queued', 'sent', 'delivered', 'read')) AS joined
      FROM reminders LEFT JOIN attendances USING (member_id, class_id, class_date)
      WHERE (class_id, class_date) IN (SELECT slot.class_id, slot.class_date FROM reminder_slots AS slot WHERE slot.starts_at > ${since})
      GROUP BY class_id, class_date
    ) AS counted`;
  await ctx.db.$executeRaw`
    UPDATE reminder_slots SET scheduled = counted.scheduled, sent = counted.sent, pushed = counted.pushed, delivered = counted.delivered,
      failed = counted.failed, expired = counted.expired, over_budget = counted.over_budget, joined = counted.joined, counted_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) AS counted (class_id int, class_date date, scheduled int, sent int, pushed int,
      delivered int, failed int, expired int, over_budget int, joined int)
    WHERE reminder_slots.class_id = counted.class_id AND reminder_slots.class_date = counted.class_date`;
}

export interface ClassReminderStats {
  class_id: number;
  class_date: LocalDate;
  start_time: string;
  title: string;
  scheduled: number;
  sent: number;
  pushed: number;
  delivered: number;
  failed: number;
  expired: number;
  over_budget: number;
  joined: number;
  /** Null if staff have not entered the price of a message in the month of the class. */
  cost_paise: number | null;
  counted_at: Date | null;
}

export const REMINDER_REPORT_DAYS = 14;

interface ReminderReport {
  slots: ClassReminderStats[];
  today: { spent_paise: number; exhausted_at: Date | null };
  budgetPaise: number;
  /** True if staff have entered message prices that apply to this month. */
  hasPrice: boolean;
  isOnWhatsApp: boolean;
  stopped_at: Date | null;
}

/**
 * Returns the reminder statistics of the last days by class, today's budget, and whether sending is
 * stopped.
 */
export async function getReminderReport(ctx: Context): Promise<ReminderReport> {
  requireAdmin(ctx, ...getReminderReport.permissions);
  const today = ctx.clock.today();
  const [slots, day, stop, prices] = await Promise.all([
    ctx.sql<Omit<ClassReminderStats, 'cost_paise'>[]>`
      SELECT class_id AS "class_id", slot.class_date::text AS "class_date", start_time::text AS "start_time", title, scheduled, sent, pushed, delivered,
        failed, expired, over_budget AS "over_budget", joined, counted_at AS "counted_at"
      FROM reminder_slots AS slot JOIN classes ON classes.id = class_id
      WHERE slot.class_date > ${toDatabaseDate(addDays(today, -REMINDER_REPORT_DAYS))}::date
      ORDER BY slot.class_date DESC, start_time, class_id`,
    ctx.db.reminderDay.findUnique({ where: { day: toDatabaseDate(today) } }),
    ctx.db.reminderStop.findFirst({ where: { ended_at: null } }),
    listMessagePrices(ctx.db),
  ]);
  return {
    slots: slots.map((slot) => {
      const price = findMessagePrice(prices, slot.class_date.slice(0, 7));
      return { ...slot, cost_paise: price && Math.round(slot.sent * price.utility_paise) };
    }),
    today: { spent_paise: Number(day?.spent_paise ?? 0), exhausted_at: day?.exhausted_at ?? null },
    budgetPaise: ctx.reminders.budgetPaise,
    hasPrice: findMessagePrice(prices, today.slice(0, 7)) !== null,
    isOnWhatsApp: ctx.reminders.isOnWhatsApp,
    stopped_at: stop?.stopped_at ?? null,
  };
}

getReminderReport.permissions = ['manage_classes'] as const;

export interface ReminderStats {
  due: number;
  isStopped: boolean;
  isBudgetSpent: boolean;
}

export async function getReminderStats(ctx: Context): Promise<ReminderStats> {
  const today = toDatabaseDate(ctx.clock.today());
  const now = ctx.clock.now();
  const [gauges] = await ctx.sql<[ReminderStats]>`
    SELECT (SELECT count(*)::int FROM reminders WHERE class_date >= ${today}::date AND status IN ('pending', 'sending') AND due_at <= ${now}) AS due,
      EXISTS (SELECT FROM reminder_stops WHERE ended_at IS NULL) AS "isStopped",
      EXISTS (SELECT FROM reminder_days WHERE day = ${today}::date AND exhausted_at IS NOT NULL) AS "isBudgetSpent"`;
  return gauges;
}
