import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { untranslated } from '~/i18n/messages/message';

const NOT_FOUND = untranslated('This parcel is not in the list any more.');
const SENT = untranslated('This parcel was marked as sent already.');

/**
 * Marks a claimed reward as sent. Throws `not_found` if there is no such claim, and `conflict` if
 * it is already marked as sent.
 */
export async function markRewardSent(ctx: Context, id: number): Promise<void> {
  requireAdmin(ctx, ...markRewardSent.permissions);
  await ctx.db.$transaction(async (tx) => {
    const [sent] = await tx.rewardClaim.updateManyAndReturn({
      where: { id, state: 'asked' },
      data: { state: 'sent', sent_at: ctx.clock.now() },
      select: { member_id: true, level: true, size: true },
    });
    if (!sent) {
      const count = await tx.rewardClaim.count({ where: { id } });
      throw count > 0 ? new DomainError('conflict', SENT) : new DomainError('not_found', NOT_FOUND);
    }
    await recordAuditEntry(ctx, tx, {
      action: 'reward_claim.sent',
      subject: { kind: 'reward_claim', id },
      after: sent,
    });
  });
}

markRewardSent.permissions = ['manage_users'] as const;
