import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import type { CancelClassInput } from './schemas';
import { runClassDayChange } from './class-day.server';
import { type NoticeRecipientCount, queueCancellationNotices, enqueueNoticeJobs } from './class-notices.server';
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
  const now = ctx.clock.now();
  const notices = await ctx.db.$transaction(async (tx) => {
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
    const added = await queueCancellationNotices(ctx, tx, { ...row, ...why });
    await recordAuditEntry(ctx, tx, {
      action: 'class.cancelled',
      subject: { kind: 'class', id },
      after: { ...added, ...(cancel_reason ? { cancel_reason, translations } : {}) },
    });
    return added;
  });
  await enqueueNoticeJobs(ctx, notices);
  await ctx.enqueue('recalculate-streaks', {});
  return notices;
}

cancelClass.permissions = ['manage_classes'] as const;
