import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { declareCitizenship } from './citizenship.server';
import { getDonationCategory, getDonationKarma } from './policy';
import type { PlacedOrder } from './responses';
import { untranslated, type WithUntranslatedMessage, t } from '~/i18n/messages/message';

export const ORDERS_BY_MEMBER = { name: 'payment-orders', times: 30, seconds: 3600, scope: 'shared' } as const;

/**
 * Creates an order with the payment provider. The amount is in rupees. Throws `upstream_failed` if
 * the provider cannot be reached, and `invalid` if the member may not donate.
 * Source: docs/rules.md#donations.
 */
export async function placeOnlineOrder(
  ctx: Context,
  { amount, citizen = false }: { amount: number; citizen?: boolean | undefined },
): Promise<WithUntranslatedMessage<PlacedOrder>> {
  const memberId = requireMember(ctx);
  await ctx.limits.consume(ORDERS_BY_MEMBER, String(memberId));
  await declareCitizenship(ctx, memberId, citizen);
  const order = await createProviderOrder(ctx, memberId, amount * 100);
  const now = ctx.clock.now();
  await ctx.db.$transaction(async (tx) => {
    const { id } = await tx.paymentOrder.create({
      data: {
        member_id: memberId,
        provider_order_id: order.id,
        amount_paise: amount * 100,
        currency: order.currency,
        created_at: now,
      },
      select: { id: true },
    });
    const subject = { kind: 'payment_order', id };
    await recordAuditEntry(ctx, tx, { action: 'payment_order.placed', subject, after: { amount, order: order.id } });
  });
  return {
    message: t('Order created'),
    order: { id: order.id, amount: order.amount_paise, currency: order.currency },
    donation_info: { amount, category: getDonationCategory(amount), expected_karma_points: getDonationKarma(amount) },
    key_id: ctx.payments.checkout.keyId,
  };
}

async function createProviderOrder(ctx: Context, memberId: number, amountPaise: number) {
  const receipt = `member-${memberId}-${ctx.clock.now().getTime().toString(36)}`;
  try {
    const order = await ctx.payments.placeOrder({
      amount_paise: amountPaise,
      receipt,
      notes: { member_id: String(memberId) },
    });
    if (order.amount_paise === amountPaise && order.currency === 'INR') return order;
    throw new DomainError('upstream_failed', untranslated(`Order ${order.id} is not what was asked for.`));
  } catch (cause) {
    ctx.log.warn({ err: cause }, 'payment provider refused an order');
    throw new DomainError('upstream_failed', t('Failed to create payment order'), { cause });
  }
}
