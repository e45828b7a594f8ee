import { toDatabaseDate } from '~/lib/calendar';
import { toE164 } from '~/lib/phone';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { DomainError, type ErrorCode } from '../errors';
import type { ProviderPayment } from './payments';
import { categoryFor, MAX_RUPEES, MIN_RUPEES, SIMPLIFIED_WINDOW_HOURS } from './policy';
import { rewardDonor } from './reward-donor.server';
import { say } from '~/i18n/messages/say';

export function notVerified(code: ErrorCode = 'invalid'): DomainError {
  return new DomainError(code, say('Payment verification failed. Please try again.'));
}

/** Takes a payment without an order. Throws invalid. Source: docs/rules.md#simplified-mode. */
export async function takeSimplifiedPayment(ctx: Context, memberId: number, paymentId: string): Promise<number> {
  const used = await ctx.db.donation.findUnique({
    where: { provider_payment_id: paymentId },
    select: { id: true, member_id: true },
  });
  if (used) {
    if (used.member_id !== memberId) throw notVerified();
    return used.id;
  }
  const [payment, member] = await Promise.all([
    ctx.payments.findPayment(paymentId),
    ctx.db.member.findUniqueOrThrow({ where: { id: memberId }, select: { phone: true } }),
  ]);
  if (!payment || !isAcceptable(ctx, payment, member.phone)) throw notVerified();
  return record(ctx, memberId, payment);
}

function isAcceptable(ctx: Context, payment: ProviderPayment, phone: string): boolean {
  const ageMs = ctx.clock.now().getTime() - payment.created_at.getTime();
  const rupees = payment.amount_paise / 100;
  return (
    (payment.status === 'captured' || payment.status === 'authorized') &&
    payment.orderId === null &&
    payment.currency === 'INR' &&
    Number.isInteger(rupees) &&
    rupees >= MIN_RUPEES &&
    rupees <= MAX_RUPEES &&
    ageMs < SIMPLIFIED_WINDOW_HOURS * 3_600_000 &&
    toE164(payment.contact) === phone
  );
}

async function record(ctx: Context, memberId: number, payment: ProviderPayment): Promise<number> {
  const now = ctx.clock.now();
  const isCaptured = payment.status === 'captured';
  const [donation, messageId] = await ctx.db.$transaction(async (tx) => {
    const [made] = await tx.donation.createManyAndReturn({
      data: [
        {
          ...{
            member_id: memberId,
            amount_paise: payment.amount_paise,
            category: categoryFor(payment.amount_paise / 100),
          },
          ...{ payment_method: 'razorpay', provider_payment_id: payment.id },
          ...(isCaptured ? { status: 'approved', decided_at: now } : { status: 'pending' }),
          ...{ donated_on: toDatabaseDate(ctx.clock.today()), created_at: now },
        },
      ],
      skipDuplicates: true,
      select: { id: true, member_id: true, amount_paise: true },
    });
    if (!made) return [null, null];
    await recordAudit(ctx, tx, {
      action: 'donation.paid',
      subject: { kind: 'donation', id: made.id },
      after: { amount: made.amount_paise / 100, payment: payment.id, captured: isCaptured },
    });
    return [made, isCaptured ? await rewardDonor(ctx, tx, made) : null];
  });
  if (messageId !== null) await ctx.enqueue('send-whatsapp-message', { messageId });
  return donation?.id ?? (await idOf(ctx, memberId, payment.id));
}

/** Another request was faster with the same payment. */
async function idOf(ctx: Context, memberId: number, providerPaymentId: string): Promise<number> {
  const found = await ctx.db.donation.findUnique({
    where: { provider_payment_id: providerPaymentId },
    select: { id: true, member_id: true },
  });
  if (found?.member_id !== memberId) throw notVerified();
  return found.id;
}
