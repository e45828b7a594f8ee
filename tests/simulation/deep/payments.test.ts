import fc from 'fast-check';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import type { Member } from '~/db/generated/client';
import { DomainError } from '~/domain/errors';
import { createMember } from '../../factories/member';
import { testContext } from '../../setup/context';
import { disputePayment, pay, returnUncaptured, stopRefusing } from '../../setup/razorpay';
import { placeOnlineOrder } from '../../../app/domain/donations/place-online-order.server';
import type { ProviderPayment } from '../../../app/domain/donations/payments';
import { processPaymentEvent } from '../../../app/domain/donations/process-payment-event.server';
import { receivePaymentEvent } from '../../../app/domain/donations/receive-payment-event.server';
import { recheckAllPayments } from '../../../app/domain/donations/recheck-payments.server';
import type { VerifyPaymentInput } from '../../../app/domain/donations/schemas';
import { verifyPayment } from '../../../app/domain/donations/verify-payment.server';

// Makes payments through the HTTP API of the simulated provider. Webhooks are collected and
// delivered once, twice, late or never, as planned for each payment, and in random order.

const PAYMENTS = 520;
const MEMBERS = 40;
const AT_ONCE = 8;
const SEED = Number(process.env.SEED ?? 20_261_127);

interface Webhook {
  rawBody: string;
  signature: string;
  event_id: string | null;
}

const webhooks: Webhook[] = [];

const server = createServer((request, response) => {
  void collect(request).then(() => response.end());
});

async function collect(request: IncomingMessage): Promise<void> {
  const getHeader = (name: string) => String(request.headers[`x-razorpay-${name}`] ?? '');
  webhooks.push({ rawBody: await text(request), signature: getHeader('signature'), event_id: getHeader('event-id') });
}

server.listen(0, '127.0.0.1');
await once(server, 'listening');
const ctx = await testContext({ publicUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
afterAll(() => server.close());

const plans = fc.record({
  member: fc.nat(MEMBERS - 1),
  rupees: fc.integer({ min: 1, max: 5_000 }),
  way: fc.constantFrom('order', 'order', 'order', 'own checkout', 'own phone', 'page', 'qr'),
  outcome: fc.constantFrom('captured', 'captured', 'authorized', 'refused', 'failure'),
  isPaidTwice: fc.constantFrom(false, false, false, true),
  browser: fc.constantFrom('closed', 'first', 'between', 'twice'),
  webhooks: fc.array(fc.constantFrom('delivered', 'delivered', 'doubled', 'late', 'lost'), {
    minLength: 8,
    maxLength: 8,
  }),
  later: fc.constantFrom(
    'nothing',
    'nothing',
    'refund',
    'refund in part',
    'lost',
    'lost in part',
    'won',
    'refund and lost',
  ),
  bank: fc.constantFrom('confirms', 'returns', 'nothing'),
  order: fc.integer(),
});

type Plan = typeof plans extends fc.Arbitrary<infer One> ? One : never;

interface Made {
  plan: Plan;
  proofs: VerifyPaymentInput[];
}

async function runInBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const queue = [...items];
  const runNextItems = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNextItems));
}

async function makePayment(members: readonly Member[], plan: Plan): Promise<Made> {
  const member = members[plan.member];
  if (!member) throw new Error('no member');
  const amount = plan.rupees * 100;
  const how = {
    outcome: plan.outcome === 'failure' ? ('failure' as const) : ('success' as const),
    authorize_only: plan.outcome !== 'captured',
    refuse_capture: plan.outcome === 'refused',
  };
  const notes = { member_id: String(member.id) };
  const stranger = '+919811111111';
  const orderOf = {
    order: async () => (await placeOnlineOrder(ctx.as(member), { amount: plan.rupees })).order.id,
    page: async () => (await ctx.payments.placeOrder({ amount_paise: amount, receipt: 'page', notes: {} })).id,
  };
  const customer = {
    order: async () => ({ order_id: await orderOf.order(), contact: stranger, notes }),
    page: async () => ({ order_id: await orderOf.page(), contact: member.phone }),
    'own checkout': async () => ({ amount, contact: stranger, notes }),
    'own phone': async () => ({ amount, contact: member.phone }),
    qr: async () => ({ amount, contact: stranger }),
  };
  const paying = await customer[plan.way]();
  const isTwice = plan.isPaidTwice && 'order_id' in paying;
  const times = isTwice ? [{ ...how, authorize_only: true }, how] : [how];
  const proofs: VerifyPaymentInput[] = [];
  for (const time of times) proofs.push(await pay(ctx, { ...paying, ...time }));
  return { plan, proofs: proofs.filter(({ razorpay_payment_id: id }) => id) };
}

const NO_ORDER = { razorpay_order_id: null, razorpay_signature: null };

/**
 * Submits the result of the checkout as a browser does. A rejection is a valid outcome; an
 * unexpected error fails the test.
 */
async function submitCheckout(members: readonly Member[], { plan, proofs }: Made): Promise<void> {
  const member = members[plan.member];
  for (const proof of proofs)
    await verifyPayment(ctx.as(member ?? { id: 0 }), { ...NO_ORDER, ...proof }).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
}

async function deliver(webhook: Webhook): Promise<void> {
  await receivePaymentEvent(ctx, webhook);
  const { id } = await ctx.db.webhookEvent.findFirstOrThrow({ where: { event_id: webhook.event_id ?? '' } });
  await processPaymentEvent(ctx, id);
}

async function listAll(): Promise<ProviderPayment[]> {
  const all: ProviderPayment[] = [];
  const day = 86_400_000;
  for await (const page of ctx.payments.listPaymentsBetween(new Date(Date.now() - day), new Date(Date.now() + day)))
    all.push(...page);
  return all;
}

/**
 * Waits until a new webhook arrives. The test treats later webhooks as lost, and the accounts must
 * be correct without them.
 */
async function awaitWebhooks(after: number): Promise<void> {
  await expect.poll(() => webhooks.length).toBeGreaterThan(after);
}

/**
 * Decides the delivery of each webhook from its plan: now, twice, in the next round or never.
 * Shuffles the ones to deliver now.
 */
function planDeliveries(made: readonly Made[], from: readonly Webhook[]): { now: Webhook[]; late: Webhook[] } {
  const planOf = new Map(
    made.flatMap(({ plan, proofs }) => proofs.map(({ razorpay_payment_id: id }) => [id, plan] as const)),
  );
  const [now, late]: [Webhook[], Webhook[]] = [[], []];
  for (const [index, webhook] of from.entries()) {
    const plan = planOf.get(/"id":"(pay_\w+)"/.exec(webhook.rawBody)?.[1] ?? '');
    const fate = plan?.webhooks[index % 8] ?? 'delivered';
    if (fate === 'late') late.push(webhook);
    else if (fate !== 'lost') now.push(...(fate === 'doubled' ? [webhook, webhook] : [webhook]));
  }
  const shuffled = now.map((webhook, index) => ({ webhook, at: Math.sin(index * 12.9898 + SEED) }));
  return { now: shuffled.toSorted((a, b) => a.at - b.at).map(({ webhook }) => webhook), late };
}

/**
 * Simulates later events of a payment, such as refunds and disputes. Webhooks about disputes may be
 * lost as well.
 */
async function simulateLaterEvents({ plan, proofs }: Made): Promise<void> {
  for (const { razorpay_payment_id: id } of proofs) {
    const present = await ctx.payments.findPayment(id);
    if (present?.status === 'authorized') {
      if (plan.bank === 'confirms') await stopRefusing(ctx, id);
      if (plan.bank === 'returns') await returnUncaptured(ctx, id);
    }
    if (present?.status !== 'captured') continue;
    const third = Math.ceil(present.amount_paise / 3);
    if (plan.later === 'refund') await ctx.payments.refund(id);
    if (plan.later === 'lost' || plan.later === 'won') await disputePayment(ctx, id, { status: plan.later });
    if (plan.later === 'lost in part' || plan.later === 'refund and lost')
      await disputePayment(ctx, id, { status: 'lost', amount: third });
    if (plan.later === 'refund and lost' || plan.later === 'refund in part')
      await refundPart(id, Math.max(100, present.amount_paise - third));
  }
}

async function refundPart(id: string, paise: number): Promise<void> {
  const { keyId, keySecret } = ctx.app.config.razorpay;
  await fetch(`${ctx.sandboxUrl}/v1/payments/${id}/refund`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
    },
    body: JSON.stringify({ amount: paise }),
  });
}

/**
 * Expects that each captured payment is recorded with its amount either as one donation or as one
 * unmatched payment.
 */
async function expectBalancedPayments(): Promise<void> {
  const [provider, donations, rows] = await Promise.all([
    listAll(),
    ctx.db.donation.findMany({ where: { payment_method: 'razorpay' } }),
    ctx.db.unmatchedPayment.findMany(),
  ]);
  const given = donations.filter(({ status }) => status === 'approved' || status === 'refunded');
  const booked = [...given, ...rows].map((one) => `${one.provider_payment_id} ${one.amount_paise}`);
  const captured = provider.filter(({ wasCaptured }) => wasCaptured);
  expect(booked.toSorted()).toEqual(captured.map((one) => `${one.id} ${one.amount_paise}`).toSorted());
  const stateOf = new Map(provider.map((one) => [one.id, one]));
  for (const { status, provider_payment_id } of donations) {
    const state = stateOf.get(provider_payment_id ?? '');
    if (status === 'pending') expect(state?.status).toBe('authorized');
    if (status === 'rejected') expect(state?.wasCaptured).toBe(false);
  }
}

/**
 * Expects that the refunded amount, the remaining amount and the karma of each donation are
 * correct.
 */
async function expectBalancedRefunds(): Promise<void> {
  const donations = await ctx.db.donation.findMany({ where: { status: { in: ['approved', 'refunded'] } } });
  const lost = await ctx.db.paymentDispute.groupBy({ by: ['provider_payment_id'], _sum: { lost_paise: true } });
  const lostOf = new Map(lost.map((one) => [one.provider_payment_id, one._sum.lost_paise ?? 0]));
  const stateOf = new Map((await listAll()).map((one) => [one.id, one]));
  for (const { provider_payment_id: id, amount_paise, status, refunded_paise, karma_points_awarded } of donations) {
    const gone = (stateOf.get(id ?? '')?.refunded_paise ?? 0) + (lostOf.get(id ?? '') ?? 0);
    const back = Math.min(amount_paise, gone);
    expect([id, status === 'refunded' ? amount_paise : refunded_paise]).toEqual([id, back]);
    expect([id, karma_points_awarded]).toEqual([id, Math.ceil((amount_paise - back) / 100)]);
  }
  const ledger = await ctx.db.karmaEntry.aggregate({ _sum: { delta: true } });
  expect(ledger._sum.delta ?? 0).toBe(donations.reduce((sum, one) => sum + one.karma_points_awarded, 0));
}

test(`${PAYMENTS} payments in every order of events: captured money is donations and unmatched payments`, async () => {
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => createMember(ctx)));
  const made: Made[] = [];
  await runInBatches(fc.sample(plans, { numRuns: PAYMENTS, seed: SEED }), async (plan) => {
    ctx.clock.set(new Date());
    const one = await makePayment(members, plan);
    made.push(one);
    if (plan.browser === 'first' || plan.browser === 'twice') await submitCheckout(members, one);
  });
  await awaitWebhooks(PAYMENTS);
  const first = planDeliveries(made, webhooks.slice());
  const seen = webhooks.length;
  const between = made.filter(({ plan }) => plan.browser === 'between' || plan.browser === 'twice');
  await Promise.all([runInBatches(first.now, deliver), runInBatches(between, (one) => submitCheckout(members, one))]);
  await runInBatches(made, simulateLaterEvents);
  await awaitWebhooks(seen);
  const second = planDeliveries(made, webhooks.slice(seen));
  await runInBatches([...first.late, ...second.now, ...second.late], deliver);
  ctx.clock.set(new Date());
  await recheckAllPayments(ctx);
  await expectBalancedPayments();
  await expectBalancedRefunds();
  const kinds = await Promise.all([
    ctx.db.donation.groupBy({ by: ['status'] }),
    ctx.db.unmatchedPayment.groupBy({ by: ['reason'] }),
  ]);
  expect(kinds.map((rows) => rows.length)).toEqual([4, 2]);
}, 600_000);
