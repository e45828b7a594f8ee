import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import type { CancelClassInput } from './schemas';
import { changeClassDay } from './class-day.server';
import { type NoticeCount, oweCancellation, queueNotices } from './class-notices.server';
import { lockClass } from './lock-class.server';
import { english } from '~/i18n/messages/say';

/** Cancels a class and notifies members who attended before. Source: docs/rules.md#class-days. */
export async function cancelClass(
  ctx: Context,
  id: number,
  { cancel_reason, translations = {} }: Partial<CancelClassInput> = {},
): Promise<NoticeCount> {
  actingAdmin(ctx, ...cancelClass.permissions);
  const now = ctx.clock.now();
  const told = await ctx.db.$transaction(async (tx) => {
    const row = await lockClass(tx, id);
    if (row.cancelled_at) throw new DomainError('conflict', english('This class is cancelled already.'));
    const why = { cancel_reason: cancel_reason ?? null, cancel_translations: translations };
    await changeClassDay(ctx, tx, row, () =>
      tx.yogaClass.update({
        where: { id },
        data: { cancelled_at: now, ...why, version: { increment: 1 }, updated_at: now },
        select: { id: true },
      }),
    );
    const owed = await oweCancellation(ctx, tx, { ...row, ...why });
    await recordAudit(ctx, tx, {
      action: 'class.cancelled',
      subject: { kind: 'class', id },
      after: { ...owed, ...(cancel_reason ? { cancel_reason, translations } : {}) },
    });
    return owed;
  });
  await queueNotices(ctx, told);
  await ctx.enqueue('replay-streaks', {});
  return told;
}

cancelClass.permissions = ['manage_classes'] as const;
