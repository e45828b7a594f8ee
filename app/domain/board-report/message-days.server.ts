import type { MessageTemplate } from '~/db/generated/enums';
import { addDays, type LocalDate, toDatabaseDate, toInstant } from '~/lib/calendar';
import type { Context } from '../context';

/** Number of days that can be counted. Messages are deleted after 90 days. */
const COUNTABLE_DAYS = 89;

/**
 * Maximum number of days between the creation and the sending of a message. Retries end after a few
 * hours.
 */
const MAX_SENDING_DAYS = 2;

export interface MessageDayCount {
  day: LocalDate;
  template: MessageTemplate;
  messages: number;
}

/**
 * Stores the number of messages of each complete day since the last count. A stored day is never
 * counted again.
 */
export async function updateMessageDays(ctx: Context): Promise<void> {
  const yesterday = addDays(ctx.clock.today(), -1);
  const from = (await findFirstUncountedDay(ctx)) ?? addDays(yesterday, -COUNTABLE_DAYS);
  if (from > yesterday) return;
  const days = await countSentMessages(ctx, from, yesterday);
  await ctx.db.messageDay.createMany({
    data: days.map(({ day, ...counted }) => ({ ...counted, day: toDatabaseDate(day) })),
    skipDuplicates: true,
  });
}

/** Returns the day after the last stored day, or null if none is stored. */
export async function findFirstUncountedDay({ standbySql }: Context): Promise<LocalDate | null> {
  const [row] = await standbySql<[{ day: LocalDate | null }]>`
    SELECT (max(day) + 1)::text AS day FROM message_days`;
  return row.day;
}

/**
 * Counts the messages that the provider accepted and that did not fail, for each day between two
 * dates, both inclusive. Days without messages are omitted.
 */
export function countSentMessages(
  { standbySql, clock: { timeZone } }: Context,
  from: LocalDate,
  until: LocalDate,
): Promise<MessageDayCount[]> {
  const start = toInstant(from, '00:00', timeZone);
  const end = toInstant(addDays(until, 1), '00:00', timeZone);
  return standbySql<MessageDayCount[]>`
    SELECT (handed_over_at AT TIME ZONE ${timeZone})::date::text AS day, template::text AS template, count(*)::int AS messages
    FROM outbox_messages
    WHERE created_at >= ${toInstant(addDays(from, -MAX_SENDING_DAYS), '00:00', timeZone)} AND created_at < ${end}
      AND handed_over_at >= ${start} AND handed_over_at < ${end} AND status IN ('queued', 'sent', 'delivered', 'read')
    GROUP BY 1, 2`;
}
