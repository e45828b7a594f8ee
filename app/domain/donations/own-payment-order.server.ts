import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { type Message, t } from '~/i18n/messages/message';

/**
 * Returns the amount of an order of the acting member and whether it is paid. Throws `not_found` if
 * the member has no such order.
 */
export async function getOwnPaymentOrder(
  ctx: Context,
  providerOrderId: string,
): Promise<{ amount_paise: number; isPaid: boolean }> {
  const order = await ctx.db.paymentOrder.findUnique({
    where: { provider_order_id: providerOrderId },
    select: { member_id: true, amount_paise: true, code_image_url: true, donation: { select: { status: true } } },
  });
  if (order?.member_id !== requireMember(ctx) || order.code_image_url !== null)
    throw new DomainError('not_found', t('Order not found.'));
  return { amount_paise: order.amount_paise, isPaid: order.donation !== null && order.donation.status !== 'rejected' };
}

const NO_PROBLEM_KNOWN = t('Please try again.');

/**
 * Returns the amount of an order in rupees, and why its last payment failed. The reason is the
 * provider's message, or a general message if there is none.
 */
export async function findPaymentProblem(
  ctx: Context,
  providerOrderId: string,
): Promise<{ problem: string | Message; rupees: number | null }> {
  const order = await ctx.db.paymentOrder.findUnique({
    where: { provider_order_id: providerOrderId },
    select: { amount_paise: true },
  });
  if (!order) return { problem: NO_PROBLEM_KNOWN, rupees: null };
  const payments = await ctx.payments.listPayments(providerOrderId).catch(() => []);
  const problem = payments.find(({ status }) => status === 'failed')?.errorDescription ?? NO_PROBLEM_KNOWN;
  return { problem, rupees: order.amount_paise / 100 };
}
