import { addDays, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';
import { maintainPartitions } from '../partitions/maintain-partitions.server';
import { UNREACHABLE_PHONE_DAYS } from '../notifications/policy';
import { LATEST_SEND_START_MINUTES, REMINDER_SCHEDULE_MINUTES_BEFORE, REMINDER_WINDOW_MINUTES } from './policy';

interface DueClass {
  id: number;
  class_date: LocalDate;
}

/**
 * Schedules reminders for classes that start soon. Returns the number of new reminders. Running it
 * again creates no duplicates. Source: docs/rules.md#reminders.
 */
export async function scheduleReminders(ctx: Context): Promise<number> {
  await followClasses(ctx);
  await expire(ctx);
  let scheduled = 0;
  for (const due of await listDueClasses(ctx)) scheduled += await scheduleClass(ctx, due);
  if (await isAnyDue(ctx)) await startSending(ctx);
  return scheduled;
}

async function startSending(ctx: Context): Promise<void> {
  await ctx.enqueueAll(
    ctx.reminders.senders.map((sender) => ({ name: 'send-reminders', payload: { sender, turn: 0 } })),
  );
}

function listDueClasses(ctx: Context): Promise<DueClass[]> {
  const now = ctx.clock.now();
  return ctx.sql<DueClass[]>`
    SELECT id, class_date::text AS "class_date" FROM held_classes
    WHERE starts_at > ${now}::timestamptz + make_interval(mins => ${REMINDER_WINDOW_MINUTES.until}::int)
      AND starts_at <= ${now}::timestamptz + make_interval(mins => ${REMINDER_SCHEDULE_MINUTES_BEFORE}::int)
      AND NOT EXISTS (SELECT FROM reminder_slots WHERE class_id = id AND reminder_slots.class_date = held_classes.class_date)
    ORDER BY starts_at, id`;
}

/**
 * Schedules the reminders of a class once. If two workers insert the slot concurrently, the second
 * waits for the first and then schedules nothing.
 */
async function scheduleClass(ctx: Context, { id, class_date }: DueClass): Promise<number> {
  await maintainPartitions(ctx, class_date);
  const now = ctx.clock.now();
  const unreachableSince = new Date(now.getTime() - UNREACHABLE_PHONE_DAYS * 24 * 3_600_000);
  return ctx.db.$transaction(async (tx) => {
    const taken = await tx.$executeRaw`
      INSERT INTO reminder_slots (class_id, class_date, starts_at, scheduled_at)
      SELECT id, class_date, starts_at, ${now} FROM held_classes WHERE id = ${id} AND class_date = ${class_date}::date
      ON CONFLICT DO NOTHING`;
    if (taken === 0) return 0;
    await tx.$executeRaw`INSERT INTO reminder_days (day) VALUES (${class_date}::date) ON CONFLICT DO NOTHING`;
    // The CTE is materialized, so that the class is read once instead of once per member.
    const scheduled = await tx.$executeRaw`
      WITH this AS MATERIALIZED (
        SELECT id, class_date, starts_at, (SELECT batches.id FROM batches WHERE batches.start_time = held_classes.start_time) AS batch,
          NOT EXISTS (SELECT FROM held_classes AS other WHERE other.class_date = held_classes.class_date
            AND other.start_time = held_classes.start_time AND other.id < held_classes.id) AS is_first_of_batch,
          NOT EXISTS (SELECT FROM held_classes AS other WHERE other.class_date = held_classes.class_date
            AND (other.starts_at, other.id) < (held_classes.starts_at, held_classes.id)) AS is_first_of_day
        FROM held_classes WHERE id = ${id}
      )
      INSERT INTO reminders (class_date, class_id, member_id, due_at, expires_at)
      SELECT class_date, this.id, members.id,
        starts_at - make_interval(mins => greatest(reminder_minutes, ${LATEST_SEND_START_MINUTES}::int)),
        starts_at - make_interval(mins => ${REMINDER_WINDOW_MINUTES.until}::int)
      FROM this, members
      WHERE reminders_wanted_at IS NOT NULL AND suspended_at IS NULL
        AND ((${ctx.reminders.isOnWhatsApp} AND phone_proved_at IS NOT NULL AND coalesce(phone_failed_at < ${unreachableSince}, true))
          OR members.id IN (SELECT member_id FROM push_subscriptions))
        AND ((batch_id = this.batch AND is_first_of_batch) OR (batch_id IS NULL AND is_first_of_day))
        AND coalesce(paused_until < class_date, true)
        AND members.id NOT IN (SELECT member_id FROM attendances WHERE class_id = ${id} AND attendances.class_date = ${class_date}::date)`;
    await tx.reminderSlot.updateMany({
      where: { class_id: id, class_date: toDatabaseDate(class_date) },
      data: { scheduled },
    });
    return scheduled;
  });
}

/**
 * Updates scheduled reminders after changes to classes: if a class is cancelled, its unsent
 * reminders are skipped, and if it is moved within the day, they are rescheduled.
 */
async function followClasses(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const changed = await ctx.sql<{ class_id: number; class_date: LocalDate; starts_at: Date | null }[]>`
    SELECT class_id AS "class_id", reminder_slots.class_date::text AS "class_date", held_classes.starts_at AS "starts_at"
    FROM reminder_slots LEFT JOIN held_classes ON held_classes.id = class_id AND held_classes.class_date = reminder_slots.class_date
    WHERE reminder_slots.starts_at > ${now} AND held_classes.starts_at IS DISTINCT FROM reminder_slots.starts_at`;
  for (const { class_id, class_date, starts_at } of changed) {
    if (starts_at === null) await dropClass(ctx, class_id, class_date);
    else await moveClass(ctx, class_id, class_date, starts_at);
  }
}

async function dropClass(ctx: Context, classId: number, day: LocalDate): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`
      UPDATE reminders SET status = 'skipped', error_code = 'cancelled'
      WHERE class_id = ${classId} AND class_date = ${day}::date AND status = 'pending'`;
    await tx.$executeRaw`
      UPDATE reminder_slots SET starts_at = ${ctx.clock.now()} WHERE class_id = ${classId} AND class_date = ${day}::date`;
  });
}

async function moveClass(ctx: Context, classId: number, day: LocalDate, startsAt: Date): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`
      UPDATE reminders SET expires_at = ${startsAt}::timestamptz - make_interval(mins => ${REMINDER_WINDOW_MINUTES.until}::int),
        due_at = ${startsAt}::timestamptz - make_interval(mins => greatest(
          coalesce((SELECT reminder_minutes FROM members WHERE members.id = member_id), 0), ${LATEST_SEND_START_MINUTES}::int))
      WHERE class_id = ${classId} AND class_date = ${day}::date AND status = 'pending'`;
    await tx.$executeRaw`
      UPDATE reminder_slots SET starts_at = ${startsAt} WHERE class_id = ${classId} AND class_date = ${day}::date`;
  });
}

async function expire(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const late = await ctx.db.$executeRaw`
    UPDATE reminders SET status = 'skipped', error_code = 'expired'
    WHERE class_date >= ${toDatabaseDate(addDays(ctx.clock.today(), -1))}::date AND status = 'pending' AND expires_at <= ${now}`;
  // Reminders that were passed to the provider, but for which no status report arrived.
  await ctx.db.$executeRaw`
    UPDATE reminders SET status = 'failed', error_code = coalesce(error_code, 'unanswered')
    WHERE class_date >= ${toDatabaseDate(addDays(ctx.clock.today(), -1))}::date AND status = 'sending'
      AND due_at <= ${now} AND expires_at <= ${now}`;
  if (late > 0) ctx.log.warn({ late }, 'reminders expired before they were sent');
}

async function isAnyDue(ctx: Context): Promise<boolean> {
  const now = ctx.clock.now();
  const soon = new Date(now.getTime() + 60_000);
  const [found] = await ctx.sql<{ due: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM reminders WHERE class_date >= ${toDatabaseDate(addDays(ctx.clock.today(), -1))}::date
        AND status IN ('pending', 'sending') AND due_at <= ${soon} AND expires_at > ${now}
    ) AS due`;
  return found?.due ?? false;
}
