import { t } from '~/i18n/messages/message';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { declareCitizenship } from './citizenship.server';
import { ORDERS_BY_MEMBER } from './place-online-order.server';
import { PAYMENT_CODE_LIFETIME_MINUTES } from './policy';

/**
 * Creates a single-use QR code with the payment provider and returns its id. The amount is in
 * rupees. Throws `upstream_failed` if the provider cannot be reached, and `invalid` if the member
 * may not donate. Source: docs/rules.md#qr-codes-of-the-provider.
 */
export async function createPaymentCode(
  ctx: Context,
  { amount, citizen = false }: { amount: number; citizen?: boolean | undefined },
): Promise<{ id: string }> {
  const memberId = requireMember(ctx);
  await ctx.limits.consume(ORDERS_BY_MEMBER, String(memberId));
  await declareCitizenship(ctx, memberId, citizen);
  const now = ctx.clock.now();
  const closesAt = new Date(now.getTime() + PAYMENT_CODE_LIFETIME_MINUTES * 60_000);
  const amount_paise = amount * 100;
  const code = await ctx.payments
    .createCode({ amount_paise, closesAt, notes: { member_id: String(memberId) } })
    .catch((cause: unknown) => {
      ctx.log.warn({ err: cause }, 'payment provider refused a QR code');
      throw new DomainError('upstream_failed', t('Failed to create payment order'), { cause });
    });
  await ctx.db.$transaction(async (tx) => {
    const { id } = await tx.paymentOrder.create({
      data: {
        member_id: memberId,
        provider_order_id: code.id,
        amount_paise,
        code_image_url: code.imageUrl,
        code_closes_at: closesAt,
        created_at: now,
      },
      select: { id: true },
    });
    const subject = { kind: 'payment_order', id };
    await recordAuditEntry(ctx, tx, { action: 'payment_order.placed', subject, after: { amount, order: code.id } });
  });
  return { id: code.id };
}

export interface OwnPaymentCode {
  amountPaise: number;
  state: 'open' | 'paid' | 'closed';
  closesAt: Date;
  imageUrl: string;
}

/**
 * Returns a QR code of the acting member. Throws `not_found` if the member has no such code.
 */
export async function getOwnPaymentCode(ctx: Context, codeId: string): Promise<OwnPaymentCode> {
  const order = await ctx.db.paymentOrder.findUnique({
    where: { provider_order_id: codeId },
    select: {
      member_id: true,
      amount_paise: true,
      status: true,
      code_image_url: true,
      code_closes_at: true,
    },
  });
  if (order?.member_id !== requireMember(ctx) || !order.code_image_url || !order.code_closes_at)
    throw new DomainError('not_found', t('Order not found.'));
  const { amount_paise, status, code_image_url, code_closes_at } = order;
  const isClosed = status === 'expired' || code_closes_at <= ctx.clock.now();
  return {
    amountPaise: amount_paise,
    state: status === 'paid' ? 'paid' : isClosed ? 'closed' : 'open',
    closesAt: code_closes_at,
    imageUrl: code_image_url,
  };
}
