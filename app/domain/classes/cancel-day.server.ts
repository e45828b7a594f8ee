import type { z } from 'zod';
import { untranslated } from '~/i18n/messages/message';
import { fromDatabaseDate, fromDatabaseTime, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { createInvalidFieldError, DomainError } from '../errors';
import { lockCancellations, queueCancellationNotices } from './class-notices.server';
import { countNoticeRecipientsOfDay, type NoticeRecipientCount } from './notice-recipients.server';
import { enqueueCancellationJobs, recordCancellations } from './cancel-class.server';
import { assertNotImported, lockClass } from './lock-class.server';
import type { cancelDaySchema } from './schemas';

export interface DayToCancel {
  classes: { id: number; title: string; start_time: string; end_time: string }[];
  recipients: NoticeRecipientCount;
}

/**
 * Returns the classes of a day that are not over and not cancelled, and how many members would be
 * notified if all of them were cancelled.
 */
export async function getDayToCancel(ctx: Context, day: LocalDate): Promise<DayToCancel> {
  requireAdmin(ctx, ...cancelDay.permissions);
  const rows = await ctx.db.yogaClass.findMany({
    where: {
      class_date: toDatabaseDate(day),
      deleted_at: null,
      cancelled_at: null,
      import_id: null,
      ends_at: { gt: ctx.clock.now() },
    },
    orderBy: [{ start_time: 'asc' }, { id: 'asc' }],
  });
  const recipients = await countNoticeRecipientsOfDay(ctx, rows);
  const classes = rows.map(({ id, title, start_time, end_time }) => ({
    id,
    title,
    start_time: fromDatabaseTime(start_time),
    end_time: fromDatabaseTime(end_time),
  }));
  return { classes, recipients };
}

/**
 * Cancels several classes of a day that are not over, and sends each member who recently attended
 * one of them a single message. Throws `conflict` if one of them is over or cancelled already, and
 * `invalid` for a class of another day. Source: docs/rules.md#class-days.
 */
export async function cancelDay(
  ctx: Context,
  { day, class_ids, cancel_reason, translations = {} }: z.output<typeof cancelDaySchema>,
): Promise<NoticeRecipientCount> {
  requireAdmin(ctx, ...cancelDay.permissions);
  const why = { cancel_reason: cancel_reason ?? null, cancel_translations: translations };
  const notices = await ctx.db.$transaction(async (tx) => {
    await lockCancellations(tx);
    const now = ctx.clock.now();
    const rows = [];
    for (const id of class_ids.toSorted((one, other) => one - other)) {
      const row = await lockClass(tx, id);
      assertNotImported(row);
      if (fromDatabaseDate(row.class_date) !== day)
        throw createInvalidFieldError('class_ids', untranslated(`${row.title} is on another day.`));
      if (row.cancelled_at) throw new DomainError('conflict', untranslated(`${row.title} is cancelled already.`));
      if (row.ends_at <= now) throw new DomainError('conflict', untranslated(`${row.title} is over.`));
      rows.push(row);
    }
    await tx.yogaClass.updateMany({
      where: { id: { in: class_ids } },
      data: { cancelled_at: now, ...why, version: { increment: 1 }, updated_at: now },
    });
    const { byClass, ...added } = await queueCancellationNotices(ctx, tx, rows);
    await recordCancellations(ctx, tx, class_ids, { byClass, cancel_reason, translations });
    return added;
  });
  await enqueueCancellationJobs(ctx, notices);
  return notices;
}

cancelDay.permissions = ['manage_classes'] as const;
