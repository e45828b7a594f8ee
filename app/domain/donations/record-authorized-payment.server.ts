import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { findCitizenDeclaration } from './citizenship.server';
import { getPayerFee } from './payer-fee';
import type { ProviderPayment } from './payments';
import { getPaymentDay } from './payment-day';
import { getDonationCategory } from './policy';
import { paymentMatchesOrder, lockPaymentOrder, type OpenPaymentOrder } from './record-paid-order.server';

/** Records a pending donation for an order whose payment is authorized but not captured yet. */
export async function recordAuthorizedPayment(
  ctx: Context,
  order: OpenPaymentOrder,
  payment: ProviderPayment,
): Promise<void> {
  if (!paymentMatchesOrder(payment, order)) return;
  const now = ctx.clock.now();
  await ctx.db.$transaction(async (tx) => {
    const { status, member_id, donation } = await lockPaymentOrder(tx, order.id);
    if (status === 'paid' || donation?.status === 'pending') return;
    const [held] = await tx.donation.createManyAndReturn({
      data: [
        {
          member_id,
          amount_paise: order.amount_paise,
          payer_fee_paise: getPayerFee(payment, order.amount_paise) ?? 0,
          category: getDonationCategory(order.amount_paise / 100),
          payment_method: 'razorpay',
          status: 'pending',
          provider_payment_id: payment.id,
          citizen_declared_at: await findCitizenDeclaration(tx, member_id),
          donated_on: getPaymentDay(ctx, payment),
          created_at: now,
        },
      ],
      skipDuplicates: true,
      select: { id: true },
    });
    if (!held) return;
    await tx.paymentOrder.update({ where: { id: order.id }, data: { donation_id: held.id }, select: { id: true } });
    await recordAuditEntry(ctx, tx, {
      action: 'donation.paid',
      subject: { kind: 'donation', id: held.id },
      after: {
        amount: order.amount_paise / 100,
        order: order.provider_order_id,
        payment: payment.id,
        captured: false,
      },
    });
  });
}
