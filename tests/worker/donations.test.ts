import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { placeOnlineOrder } from '~/domain/donations/place-online-order.server';
import { sweepPaymentEvents } from '~/domain/donations/process-payment-event.server';
import { receivePaymentEvent } from '~/domain/donations/receive-payment-event.server';
import { rejectDonation } from '~/domain/donations/reject-donation.server';
import { sweepOutbox } from '~/domain/notifications/sweep-outbox.server';
import { startWorkers } from '../../worker/start-workers';
import { asAdmin } from '../factories/admin';
import { submitDonation } from '../factories/donation';
import { createMember } from '../factories/member';
import { testContext } from '../setup/context';
import { listMessagesTo } from '../setup/messaging';
import { pay, paymentEvent } from '../setup/razorpay';

const ctx = await testContext();
let workers: ReturnType<typeof startWorkers>;

beforeAll(() => {
  workers = startWorkers(ctx.app);
});

afterAll(() => workers.close());

const getStatuses = async (memberId: number) =>
  (await ctx.db.donation.findMany({ where: { member_id: memberId }, select: { status: true } })).map(
    ({ status }) => status,
  );

const listBodies = async (phone: string) => (await listMessagesTo(ctx, phone)).map(({ body }) => body);

/** Pays an order of this member and returns the webhook from the provider. */
async function payOrder(member: { id: number }) {
  const { order } = await placeOnlineOrder(ctx.as(member), { amount: 1100 });
  const { razorpay_payment_id: id } = await pay(ctx, { order_id: order.id });
  const told = { id, order_id: order.id, amount: 110_000, status: 'captured' } as const;
  return { ...paymentEvent('payment.captured', told), event_id: `evt_${id}` };
}

test('a payment that the provider reports becomes a donation, and its donor gets one message', async () => {
  const member = await createMember(ctx, { name: 'Asha' });
  const event = await payOrder(member);
  await Promise.all([1, 2, 3].map(() => receivePaymentEvent(ctx, event)));
  await expect.poll(() => getStatuses(member.id)).toEqual(['approved']);
  const thanks = `Namaste ${member.name}, your donation of ₹1,100 has reached Sangha.`;
  await expect.poll(() => listBodies(member.phone)).toEqual([expect.stringContaining(thanks)]);
});

test('a report that was not queued is found by the sweep', async () => {
  const member = await createMember(ctx, { name: 'Asha' });
  await receivePaymentEvent({ ...ctx, enqueue: async () => undefined }, await payOrder(member));
  expect(await getStatuses(member.id)).toEqual([]);
  ctx.clock.advance(31);
  expect(await sweepPaymentEvents(ctx)).toBe(1);
  await expect.poll(() => getStatuses(member.id)).toEqual(['approved']);
});

test('decisions reach the donor over WhatsApp once they cannot be undone, with the reason of a rejection', async () => {
  const [thanked, told] = [await createMember(ctx, { name: 'Asha' }), await createMember(ctx, { name: 'Asha' })];
  const admin = await asAdmin(ctx);
  await approveDonation(admin, (await submitDonation(ctx.as(thanked))).id);
  const { id } = await submitDonation(ctx.as(told), { amount: 251 });
  await rejectDonation(admin, id, { rejection_reason: 'The picture is too blurred.' });
  ctx.clock.advance(ctx.community.undoSeconds + ctx.community.sweepSeconds);
  expect(await sweepOutbox(ctx)).toBe(2);
  await expect.poll(() => listBodies(thanked.phone)).toEqual([expect.stringContaining('₹501 has reached Sangha')]);
  const notice = /₹251 from 20 Nov 2026\.\n\nReason: The picture is too blurred\.\nWhat to do next: Please send/;
  await expect.poll(() => listBodies(told.phone)).toEqual([expect.stringMatching(notice)]);
});
