import type { Transaction } from '~/db/client.server';
import type { PaymentOrderStatus } from '~/db/generated/enums';
import type { Context } from '~/domain/context';
import type { SeededDonation } from './donations';
import type { SeededMember } from './members';
import { createEventId, createOrderId } from './payment-ids';

/** Orders that were never paid. The open one was created a few minutes ago. */
const UNPAID: { name: string; rupees: number; status: PaymentOrderStatus; minutesAgo: number }[] = [
  { name: 'Asha Sharma', rupees: 2100, status: 'failed', minutesAgo: 31 * 1440 + 9 },
  { name: 'Bhavesh Mehta', rupees: 501, status: 'failed', minutesAgo: 3 * 1440 + 40 },
  { name: 'Kavita Joshi', rupees: 1100, status: 'expired', minutesAgo: 9 * 1440 },
  { name: 'Thomas Kurian', rupees: 101, status: 'expired', minutesAgo: 46 * 1440 },
  { name: 'Prakash Sahu', rupees: 501, status: 'created', minutesAgo: 6 },
];

/** Inserts the unpaid orders and, for each online donation, its order and webhook events. */
export async function makePayments(
  ctx: Context,
  tx: Transaction,
  donations: readonly SeededDonation[],
  members: readonly SeededMember[],
): Promise<void> {
  const paid = donations.filter(({ method }) => method === 'razorpay');
  await tx.paymentOrder.createMany({
    data: [
      ...paid.map(({ id, member, amount_paise, created_at, decided_at }, index) => {
        const settledAt = decided_at ?? created_at;
        const order = {
          provider_order_id: createOrderId(index),
          amount_paise,
          status: 'paid' as const,
          donation_id: id,
          created_at,
        };
        return { ...order, member_id: member?.id ?? null, checked_at: settledAt, updated_at: settledAt };
      }),
      ...UNPAID.map(({ name, rupees, status, minutesAgo }, index) => {
        const createdAt = new Date(ctx.clock.now().getTime() - minutesAgo * 60_000);
        const member_id = members.find((member) => member.name === name)?.id ?? null;
        const order = { provider_order_id: createOrderId(paid.length + index), amount_paise: rupees * 100, status };
        return { ...order, member_id, created_at: createdAt, checked_at: createdAt, updated_at: createdAt };
      }),
    ],
  });
  const reports = paid.flatMap(buildReports);
  await tx.webhookEvent.createMany({
    data: reports.map((report, index) => ({
      ...report,
      provider: 'razorpay',
      event_id: createEventId(index),
      attempts: 1,
    })),
  });
}

/** Returns the webhook events for a payment and its refund. */
function buildReports({ amount_paise, created_at, decided_at, refunded_at }: SeededDonation, index: number) {
  const report = (type: string, entity: string, at: Date) => ({
    type,
    payload: {
      event: type,
      payload: { [entity]: { entity: { amount: amount_paise, currency: 'INR', order_id: createOrderId(index) } } },
    },
    received_at: at,
    processed_at: new Date(at.getTime() + 800),
  });
  return [
    report('payment.captured', 'payment', decided_at ?? created_at),
    ...(refunded_at ? [report('refund.processed', 'refund', refunded_at)] : []),
  ];
}
