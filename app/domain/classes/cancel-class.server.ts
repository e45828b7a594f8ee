import type { Transaction } from '~/db/client.server';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntries } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import type { CancelClassInput } from './schemas';
import { runClassDayChange } from './class-day.server';
import {
  type CancellationNotices,
  enqueueNoticeJobs,
  lockCancellations,
  queueCancellationNotices,
} from './class-notices.server';
import { NO_NOTICE_RECIPIENTS, type NoticeRecipientCount } from './notice-recipients.server';
import { assertNotImported, lockClass } from './lock-class.server';
import { untranslated } from '~/i18n/messages/message';

/**
 * Cancels a class and notifies members who recently attended classes of the same series or title.
 * Source: docs/rules.md#class-days.
 */
export async function cancelClass(
  ctx: Context,
  id: number,
  { cancel_reason, translations = {} }: Partial<CancelClassInput> = {},
): Promise<NoticeRecipientCount> {
  requireAdmin(ctx, ...cancelClass.permissions);
  const notices = await ctx.db.$transaction(async (tx) => {
    await lockCancellations(tx);
    const now = ctx.clock.now();
    const row = await lockClass(tx, id);
    assertNotImported(row);
    if (row.cancelled_at) throw new DomainError('conflict', untranslated('This class is cancelled already.'));
    const why = { cancel_reason: cancel_reason ?? null, cancel_translations: translations };
    await runClassDayChange(ctx, tx, row, () =>
      tx.yogaClass.update({
        where: { id },
        data: { cancelled_at: now, ...why, version: { increment: 1 }, updated_at: now },
        select: { id: true },
      }),
    );
    const { byClass, ...added } = await queueCancellationNotices(ctx, tx, [row]);
    await recordCancellations(ctx, tx, [id], { byClass, cancel_reason, translations });
    return added;
  });
  await enqueueCancellationJobs(ctx, notices);
  return notices;
}

cancelClass.permissions = ['manage_classes'] as const;

interface Cancellation extends Partial<CancelClassInput> {
  byClass: CancellationNotices['byClass'];
}

/** Writes an audit entry for each cancelled class. */
export async function recordCancellations(
  ctx: Context,
  tx: Transaction,
  ids: readonly number[],
  { byClass, cancel_reason, translations }: Cancellation,
): Promise<void> {
  const why = cancel_reason ? { cancel_reason, translations } : {};
  await recordAuditEntries(
    ctx,
    tx,
    ids.map((id) => ({
      action: 'class.cancelled',
      subject: { kind: 'class', id },
      after: { ...(byClass.get(id) ?? NO_NOTICE_RECIPIENTS), ...why },
    })),
  );
}

/** Enqueues the jobs that follow a cancellation, after its transaction. */
export async function enqueueCancellationJobs(ctx: Context, notices: NoticeRecipientCount): Promise<void> {
  await enqueueNoticeJobs(ctx, notices);
  await ctx.enqueue('recalculate-streaks', {});
}
