import { beforeEach } from 'vitest';
import type { Member } from '~/db/generated/client';
import type { Context } from '~/domain/context';
import { placeOnlineOrder } from '~/domain/donations/place-online-order.server';
import { processPaymentEvent } from '~/domain/donations/process-payment-event.server';
import { receivePaymentEvent } from '~/domain/donations/receive-payment-event.server';
import type { TestContext } from '../setup/context';
import { codeEvent, endTrouble, paymentEvent } from '../setup/razorpay';
import { createMember } from './member';

/** A member of a test, who donates, and the member's context. */
interface Donor {
  member: Member;
  ctx: Context;
  getBooks(): ReturnType<typeof readBooks>;
  /** Places an order of this amount in rupees, and returns the id that the provider gave it. */
  placeOrder(amount?: number): Promise<string>;
}

/**
 * Creates a donor before each test, at the present time, which the provider has. Call it at the top
 * level of a test file.
 */
export function createDonorBeforeEach(ctx: TestContext): Donor {
  const donor = {
    getBooks: () => readBooks(ctx, donor.member),
    placeOrder: async (amount = 501) => (await placeOnlineOrder(donor.ctx, { amount })).order.id,
  } as Donor;
  beforeEach(async () => {
    ctx.clock.set(new Date());
    await endTrouble(ctx);
    donor.member = await createMember(ctx);
    donor.ctx = ctx.as(donor.member);
  });
  return donor;
}

export async function readBooks(ctx: Context, { id }: { id: number }) {
  const [donations, karma, messages, { karma_points }] = await Promise.all([
    ctx.db.donation.findMany({ where: { member_id: id }, select: { amount_paise: true, status: true } }),
    ctx.db.karmaEntry.findMany({ where: { member_id: id }, orderBy: { id: 'asc' } }),
    ctx.db.outboxMessage.count({ where: { member_id: id } }),
    ctx.db.member.findUniqueOrThrow({ where: { id } }),
  ]);
  return {
    donations: donations.map(({ amount_paise, status }) => `${amount_paise / 100} ${status}`),
    karma: karma.map(({ delta }) => delta),
    messages,
    karma_points,
  };
}

/**
 * Receives a payment event from the provider and processes it, which usually is done by the worker.
 */
export function reportPayment(ctx: Context, ...args: Parameters<typeof paymentEvent>): Promise<void> {
  return reportEvent(ctx, paymentEvent(...args));
}

/** Receives and processes an event of a QR code of the provider. */
export function reportCodeEvent(ctx: Context, ...args: Parameters<typeof codeEvent>): Promise<void> {
  return reportEvent(ctx, codeEvent(...args));
}

export async function reportEvent(ctx: Context, event: ReturnType<typeof paymentEvent>): Promise<void> {
  const known = await ctx.db.webhookEvent.aggregate({ _max: { id: true } });
  await receivePaymentEvent(ctx, { ...event, event_id: null });
  const events = await ctx.db.webhookEvent.findMany({ where: { id: { gt: known._max.id ?? 0 } } });
  for (const { id } of events) await processPaymentEvent(ctx, id);
}
