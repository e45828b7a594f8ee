import fc from 'fast-check';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import type { Member } from '~/db/generated/client';
import { openDatabase } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { placeOnlineOrder } from '~/domain/donations/place-online-order.server';
import { requestRefundSchema } from '~/domain/donations/refund-schemas';
import { requestRefund } from '~/domain/donations/request-refund.server';
import type { VerifyPaymentInput } from '~/domain/donations/schemas';
import { verifyPayment } from '~/domain/donations/verify-payment.server';
import { DomainError } from '~/domain/errors';
import type { JobName } from '~/jobs/jobs.server';
import { action as receiveWebhook } from '~/routes/webhooks/payments';
import { asAdmin } from '../factories/admin';
import { createMember } from '../factories/member';
import { testContext } from '../setup/context';
import {
  decideRefunds,
  disputePayment,
  pay,
  refundAtProvider,
  returnUncaptured,
  stopRefusing,
} from '../setup/razorpay';
import {
  AT_ONCE,
  compareHistory,
  type ExpectedDonation,
  expectMembers,
  expectReceipts,
  expectTotals,
  expectVariety,
  isForeign,
  readBooks,
  readProvider,
} from './payment-books';
import { runConcurrently } from '../setup/concurrency.mjs';
import { Faults } from './world/faults';
import { runJob } from './world/queue';

// Plays random histories of payments through the HTTP API of the simulated provider, around the end
// of a financial year. Webhooks are delivered once, twice, late or never, as planned for each
// payment, and in random order. Database connections break at random statements. In the end the
// donations, the karma, the totals, the receipts and the messages have to match the state of the
// payments at the provider, which is the only thing that the expected values are calculated from.

const PAYMENTS_PER_MEMBER = 8;

/** Every fifth member has an American phone and has not declared to be a citizen of India. */
const FOREIGN_EVERY = 5;

/** Maximum number of open orders that one recheck reads. */
const ORDERS_PER_RECHECK = 200;

/**
 * Times of the simulation. Donors pay at one of the first six: around midnight in India and around
 * midnight in UTC.
 */
const TIMES = [
  '2027-03-31T23:58:30+05:30',
  '2027-03-31T23:59:59+05:30',
  '2027-04-01T00:00:00+05:30',
  '2027-04-01T00:06:00+05:30',
  '2027-04-01T05:29:59+05:30',
  '2027-04-01T05:30:00+05:30',
  '2027-04-01T12:00:00+05:30',
  '2027-04-02T02:00:00+05:30',
  '2027-04-02T23:59:59+05:30',
  '2027-04-03T12:00:00+05:30',
];
const PAYMENT_TIMES = 6;

/** Jobs that run at some of these times, as they do between the events in production. */
const JOBS_AT: Partial<Record<number, JobName[]>> = {
  3: ['recheck-recent-payments'],
  5: ['recheck-open-orders'],
  6: ['recheck-recent-payments'],
  7: ['recheck-all-payments', 'recheck-refunds'],
};

const actions = fc.constantFrom(
  'nothing',
  'refund a third',
  'refund a third',
  'refund the rest',
  'staff refund a third',
  'staff refund the rest',
  'bank pays the refunds',
  'bank fails the refunds',
  'bank fails the refunds, and they are repeated',
  'dispute is opened',
  'dispute is won',
  'dispute is lost',
  'dispute is lost in part',
);

const repeat = <Value extends string>(value: Value, times: number) => Array.from({ length: times }, () => value);

const plans = fc.record({
  member: fc.nat(),
  rupees: fc.oneof(fc.constantFrom(1, 101, 501, 1_100, 2_100), fc.integer({ min: 2, max: 5_000 })),
  way: fc.constantFrom('order', 'order', 'order', 'own checkout', 'own phone', 'page', 'qr'),
  outcome: fc.constantFrom(...repeat('captured', 5), ...repeat('authorized', 2), 'refused', 'failure'),
  fee: fc.constantFrom('ours', 'ours', 'on top', 'on top and late'),
  /** What happens later to a payment that is only authorized. */
  bank: fc.constantFrom('confirms', 'returns', 'nothing'),
  hasSlowRefunds: fc.boolean(),
  isPaidTwice: fc.constantFrom(false, false, false, true),
  paidAt: fc.nat(PAYMENT_TIMES - 1),
  browser: fc.constantFrom('closed', 'first', 'late', 'twice'),
  webhooks: fc.array(fc.constantFrom('delivered', 'delivered', 'doubled', 'late', 'lost'), {
    minLength: 8,
    maxLength: 8,
  }),
  later: fc.array(actions, { minLength: 1, maxLength: 5 }),
  /** Breaks a connection during the first check of the browser, webhook or refund by staff. */
  breaks: fc.option(fc.record({ statement: fc.nat(11), when: fc.constantFrom('before' as const, 'after' as const) }), {
    nil: undefined,
  }),
});

type Plan = typeof plans extends fc.Arbitrary<infer One> ? One : never;

interface DisputeState {
  status: 'created' | 'won' | 'lost';
  lostPaise: number;
}

interface History {
  plan: Plan;
  member: Member;
  proofs: VerifyPaymentInput[];
  /** Latest state of the dispute by payment id. The provider has at most one for each payment. */
  disputes: Map<string, DisputeState>;
  actions: Plan['later'];
  mayBeCaptured: boolean;
  /** The fault of the plan until it is used. */
  fault: Plan['breaks'];
}

interface Webhook {
  body: string;
  headers: Record<string, string>;
  paymentId: string;
  /** Position among the webhooks of the payment. */
  position: number;
}

/** A rejection of the command is a valid result; an unexpected error fails the test. */
async function allowRejection(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}

/** Plays the histories in a new world and compares the result. */
export async function simulatePayments({ histories: count, seed }: { histories: number; seed: number }): Promise<void> {
  const arrived: Webhook[] = [];
  const counts = new Map<string, number>();
  const collect = async (request: IncomingMessage): Promise<void> => {
    const body = await text(request);
    const paymentId = /"id":"(pay_\w+)"/.exec(body)?.[1] ?? '';
    const position = counts.get(paymentId) ?? 0;
    counts.set(paymentId, position + 1);
    const names = ['content-type', 'x-razorpay-signature', 'x-razorpay-event-id'];
    const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name] ?? '')]));
    arrived.push({ body, headers, paymentId, position });
  };
  const server = createServer((request, response) => {
    void collect(request).then(() => response.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ctx = await testContext({ publicUrl, at: TIMES[0] ?? '' });
  const faults = new Faults();
  const broken = openDatabase(faults.pool(ctx.nearDatabaseUrl), { waitMs: 15_000, transactionMs: 20_000 });
  let brokenCount = 0;
  afterAll(async () => {
    vi.useRealTimers();
    server.close();
    await broken.db.$disconnect();
  });

  /**
   * Runs a command, with a connection that breaks if the history has a fault left. If the command
   * fails, it is repeated like a job or a form.
   */
  async function runWithFault(history: History, by: Context, run: (by: Context) => Promise<unknown>): Promise<void> {
    const { fault } = history;
    history.fault = undefined;
    if (!fault) return void (await run(by));
    faults.arm(fault);
    await run({ ...by, db: broken.db, sql: broken.sql }).catch(async (error: unknown) => {
      if (error instanceof DomainError) throw error;
      brokenCount += 1;
      await run(by);
    });
  }

  /** Sets the clocks of the application and of the provider. */
  const goTo = (time: string | Date) => {
    vi.setSystemTime(time);
    ctx.clock.set(time);
  };

  /** Waits until the provider has sent the webhooks of the last calls. */
  const awaitWebhooks = async () => {
    for (let seen = -1; seen !== arrived.length;) {
      seen = arrived.length;
      await sleep(100);
    }
  };

  const work = async (name: JobName) => runJob(ctx, name, {});

  async function deliver({ body, headers, paymentId }: Webhook, histories: readonly History[]): Promise<void> {
    const request = new Request(`${publicUrl}/api/webhooks/razorpay`, { method: 'POST', body, headers });
    const response = await receiveWebhook({ request, params: {}, context: { app: ctx.app, address: '127.0.0.1' } });
    expect(response.status).toBe(200);
    const event = { event_id: headers['x-razorpay-event-id'] ?? '' };
    const { id } = await ctx.db.webhookEvent.findFirstOrThrow({ where: event, select: { id: true } });
    const history = histories.find(({ proofs }) => proofs.some((proof) => proof.razorpay_payment_id === paymentId));
    const run = (by: Context) => runJob(by, 'process-payment-webhook', { webhookEventId: id });
    await (history ? runWithFault(history, ctx, run) : run(ctx));
  }

  async function makePayments(history: History): Promise<void> {
    const { plan, member } = history;
    const amount = plan.rupees * 100;
    const how = {
      outcome: plan.outcome === 'failure' ? ('failure' as const) : ('success' as const),
      authorize_only: plan.outcome === 'authorized' || plan.outcome === 'refused',
      refuse_capture: plan.outcome === 'refused',
      slow_refund: plan.hasSlowRefunds,
      fee_on_top: plan.fee !== 'ours',
      late_fee: plan.fee === 'on top and late',
    };
    const notes = { member_id: String(member.id), amount_paise: String(amount) };
    const stranger = '+919811111111';
    const placeOrder = {
      order: async () => (await placeOnlineOrder(ctx.as(member), { amount: plan.rupees })).order.id,
      page: async () => (await ctx.payments.placeOrder({ amount_paise: amount, receipt: 'page', notes: {} })).id,
    };
    const customers = {
      order: async () => ({ order_id: await placeOrder.order(), contact: stranger, notes }),
      page: async () => ({ order_id: await placeOrder.page(), contact: member.phone }),
      'own checkout': async () => ({ amount, contact: stranger, notes }),
      'own phone': async () => ({ amount, contact: member.phone }),
      qr: async () => ({ amount, contact: stranger }),
    };
    // A foreign phone without the declaration cannot place an order.
    const customer = await customers[isForeign(member) && plan.way === 'order' ? 'own checkout' : plan.way]();
    const isTwice = plan.isPaidTwice && 'order_id' in customer;
    const times = isTwice ? [{ ...how, authorize_only: true }, how] : [how];
    for (const time of times) history.proofs.push(await pay(ctx, { ...customer, ...time }));
    history.proofs = history.proofs.filter(({ razorpay_payment_id: id }) => id);
  }

  const submitCheckout = async (history: History) => {
    const empty = { razorpay_order_id: null, razorpay_signature: null };
    for (const proof of history.proofs)
      await allowRejection(
        runWithFault(history, ctx.as(history.member), (by) => verifyPayment(by, { ...empty, ...proof })),
      );
  };

  async function act(staff: Context, history: History, action: Plan['later'][number]): Promise<void> {
    for (const { razorpay_payment_id: id } of history.proofs) {
      const payment = await ctx.payments.findPayment(id);
      if (payment?.status === 'authorized') {
        if (history.plan.bank === 'returns') await returnUncaptured(ctx, id);
        if (history.plan.bank === 'confirms') {
          await stopRefusing(ctx, id);
          history.mayBeCaptured = true;
        }
      }
      if (!payment?.wasCaptured) continue;
      const third = Math.max(100, Math.ceil(payment.amount_paise / 3));
      const left = payment.amount_paise - payment.refunded_paise;
      const amount = Math.min(left, third);
      if (action.startsWith('refund') && amount >= 100)
        await refundAtProvider(ctx, id, { amount: action === 'refund the rest' ? left : amount });
      if (action.startsWith('staff refund'))
        await runWithFault(history, staff, (by) => refundByStaff(by, id, action === 'staff refund the rest'));
      if (action === 'bank pays the refunds') await decideRefunds(ctx, id, 'processed');
      if (action === 'bank fails the refunds') await decideRefunds(ctx, id, 'failed');
      if (action === 'bank fails the refunds, and they are repeated') await repeatRefunds(id, payment.refunded_paise);
      if (action.startsWith('dispute')) await dispute(history, payment, action);
    }
  }

  async function repeatRefunds(paymentId: string, refundedPaise: number): Promise<void> {
    await decideRefunds(ctx, paymentId, 'failed');
    if (refundedPaise > 0) await refundAtProvider(ctx, paymentId, { amount: refundedPaise });
  }

  async function refundByStaff(staff: Context, paymentId: string, isWhole: boolean): Promise<void> {
    const donation = await ctx.db.donation.findUnique({ where: { provider_payment_id: paymentId } });
    if (donation?.status !== 'approved') return;
    const left = donation.amount_paise - donation.refunded_paise;
    const amount = isWhole ? left : Math.min(left, Math.max(100, Math.ceil(donation.amount_paise / 3)));
    const form_key = `form-${paymentId}-${donation.refund_changes}`.padEnd(24, '0');
    const input = requestRefundSchema.parse({ form_key, amount: String(amount / 100), reason: 'Given twice' });
    await allowRejection(requestRefund(staff, donation.id, input));
  }

  async function dispute(
    { disputes }: History,
    { id, amount_paise }: { id: string; amount_paise: number },
    action: Plan['later'][number],
  ): Promise<void> {
    const known = disputes.get(id);
    if (known && (known.status !== 'created' || action === 'dispute is opened')) return;
    const amount = action === 'dispute is lost in part' ? Math.max(100, Math.ceil(amount_paise / 3)) : amount_paise;
    const status = action === 'dispute is opened' ? 'created' : action === 'dispute is won' ? 'won' : 'lost';
    disputes.set(id, { status, lostPaise: status === 'lost' ? amount : 0 });
    await disputePayment(ctx, id, { status, amount, dispute_id: `disp_${id}` });
  }

  async function play(): Promise<History[]> {
    const members = await Promise.all(
      Array.from({ length: Math.ceil(count / PAYMENTS_PER_MEMBER) }, () => createMember(ctx)),
    );
    for (const [at, member] of members.entries()) {
      if (at % FOREIGN_EVERY !== 0) continue;
      member.phone = `+1415555${2_000 + at}`;
      await ctx.db.member.update({ where: { id: member.id }, data: { phone: member.phone } });
    }
    const staff = await asAdmin(ctx, ['refund_donations', 'view_analytics']);
    const histories = fc.sample(plans, { numRuns: count, seed }).map((plan): History => {
      const member = members[plan.member % members.length];
      if (!member) throw new Error('There are no members');
      return {
        plan,
        member,
        proofs: [],
        disputes: new Map(),
        actions: [...plan.later],
        mayBeCaptured: plan.outcome !== 'refused',
        fault: plan.breaks,
      };
    });
    let late: Webhook[] = [];
    for (const [at, time] of TIMES.entries()) {
      goTo(time);
      await runConcurrently(histories, AT_ONCE, async (history) => {
        const { plan } = history;
        if (plan.paidAt === at) {
          await makePayments(history);
          if (plan.browser === 'first' || plan.browser === 'twice') await submitCheckout(history);
        } else if (plan.paidAt < at) {
          if (plan.paidAt === at - 2 && plan.browser !== 'first' && plan.browser !== 'closed')
            await submitCheckout(history);
          const action = history.actions.shift();
          if (action !== undefined) await act(staff, history, action);
        }
      });
      await awaitWebhooks();
      const planned = planDeliveries(histories, arrived.splice(0), seed + at);
      await runConcurrently([...planned.now, ...late], AT_ONCE, (webhook) => deliver(webhook, histories));
      late = planned.late;
      for (const name of JOBS_AT[at] ?? []) await work(name);
    }
    return histories;
  }

  /** Runs the jobs of a night. All webhooks of this time are lost. */
  async function recheck({ orders: most = 1 } = {}): Promise<void> {
    for (let orders = 0; orders < most; orders += ORDERS_PER_RECHECK) {
      goTo(new Date(ctx.clock.now().getTime() + 11 * 60_000));
      await work('recheck-open-orders');
    }
    await work('recheck-all-payments');
    await work('recheck-refunds');
  }

  test(`${count} histories of payments end with the state of the provider`, async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const histories = await play();
    goTo('2027-04-04T03:00:00+05:30');
    await recheck({ orders: count });
    await recheck();
    const books = await readBooks(ctx);
    const failures: string[] = [];
    const expected: ExpectedDonation[] = [];
    const provider = await readProvider(ctx);
    for (const history of histories) {
      const { problems, donations } = compareHistory(history, provider, books);
      expected.push(...donations);
      if (problems.length > 0) failures.push(describeFailure(history, problems));
    }
    expect(failures.slice(0, 5).join('\n\n'), `${failures.length} histories`).toBe('');
    expect(books.donations).toHaveLength(expected.length);
    expect(brokenCount).toBeGreaterThan(count / 20);
    expectVariety(books);
    await expectReceipts(ctx, books, expected);
    await expectTotals(ctx, expected);
    await expectMembers(ctx, books, expected);
    await recheck();
    expect(await readBooks(ctx)).toEqual(books);
  }, 3_600_000);
}

/**
 * Decides the delivery of each webhook from its plan: now, twice, in the next round or never.
 * Shuffles the ones to deliver now.
 */
function planDeliveries(
  histories: readonly History[],
  webhooks: readonly Webhook[],
  seed: number,
): { now: Webhook[]; late: Webhook[] } {
  const planOf = new Map(
    histories.flatMap(({ plan, proofs }) => proofs.map(({ razorpay_payment_id: id }) => [id, plan] as const)),
  );
  const [now, late]: [Webhook[], Webhook[]] = [[], []];
  for (const webhook of webhooks) {
    const fate = planOf.get(webhook.paymentId)?.webhooks[webhook.position % 8] ?? 'delivered';
    if (fate === 'late') late.push(webhook);
    else if (fate !== 'lost') now.push(...(fate === 'doubled' ? [webhook, webhook] : [webhook]));
  }
  const order = fc.sample(fc.integer(), { numRuns: now.length, seed });
  const shuffled = now.map((webhook, index) => ({ webhook, at: order[index] ?? 0 }));
  return { now: shuffled.toSorted((a, b) => a.at - b.at).map(({ webhook }) => webhook), late };
}

function describeFailure({ plan, proofs }: History, problems: string[]): string {
  const ids = proofs.map(({ razorpay_payment_id: id }) => id).join(' ');
  return [...problems, `${ids} ${JSON.stringify(plan)}`].join('\n');
}
