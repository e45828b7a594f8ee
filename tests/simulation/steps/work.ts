import { expect } from 'vitest';
import { recordMessageStatus } from '~/domain/notifications/record-message-status.server';
import { verifyPayment } from '~/domain/donations/verify-payment.server';
import { JOBS, type JobName } from '~/jobs/jobs.server';
import { createVerifyPaymentInput } from '../../setup/razorpay';
import { isUnsettled, findOrder, type Payment, recordReport, predictVerifyAnswer } from '../model/money';
import { HOUR_MS, MINUTE_MS, type Model, type ModelOrder } from '../model/world';
import type { Fault } from '../world/faults';
import type { Manner } from '../world/providers';
import { runJob } from '../world/queue';
import type { Real } from '../world/world';
import { addPlannedClasses } from './classes';
import { attempt, recordReached, expectAgreement, pick, Step } from './step';

interface Job {
  name: JobName;
  payload: object;
  tries?: number;
}

/** Runs a job. If the connection breaks, runs the job again. Returns whether it succeeded. */
export async function runJobWithRetry(real: Real, model: Model, job: Job, fault?: Fault): Promise<boolean> {
  const { name, payload, tries } = job;
  const work = () => runJob(real.ctx, name, payload, tries);
  real.faults.arm(fault);
  let isDone = await work().then(
    () => true,
    () => false,
  );
  const isBroken = real.faults.fired;
  real.faults.arm(undefined);
  if (!isDone && isBroken) {
    recordReached(real, 'a job was cut off');
    isDone = await work().then(
      () => true,
      () => false,
    );
  }
  recordReached(real, `job ${name}${isDone ? '' : ' failed'}`);
  if (isDone) await follow(real, model, job);
  return isDone;
}

async function follow(real: Real, model: Model, { name, payload }: Job): Promise<void> {
  if (name === 'create-series-classes') await addPlannedClasses(real, model);
  if (name === 'recalculate-streaks') {
    model.needsRecalculation = false;
    for (const member of model.members) member.needsRecalculation = false;
  }
  if (name === 'recalculate-member') {
    const { memberId } = payload as { memberId: number };
    const member = model.members.find(({ id }) => id === memberId);
    if (member) member.needsRecalculation = false;
  }
  if (name === 'recheck-open-orders') applyRecheck(real, model);
  if (name === 'recheck-recent-payments') applyRecheckSince(real, model, 3);
  if (name === 'recheck-all-payments') applyRecheckSince(real, model, 8 * 24);
  if (name === 'process-payment-webhook') {
    const { webhookEventId: id } = payload as { webhookEventId: number };
    const row = await real.ctx.db.webhookEvent.findUniqueOrThrow({ where: { id }, select: { event_id: true } });
    const event = real.razorpay.events.find((one) => one.id === row.event_id);
    if (event && !event.isProcessed) recordReport(model, event.payment, getCurrentPayment(real, event.payment));
    if (event) event.isProcessed = true;
  }
}

/**
 * Applies a recheck of orders to the model. Created orders are rechecked every ten minutes, and
 * failed orders for one day. Orders that are unpaid for a day expire. Payments that were authorized
 * at least ten minutes ago are rechecked every time.
 */
function applyRecheck({ razorpay }: Real, model: Model): void {
  const isDue = (at: number | null) => at === null || model.now - at >= 10 * MINUTE_MS;
  for (const order of model.orders) {
    const isFresh = model.now - order.at < 24 * HOUR_MS;
    const isOpen = order.status === 'created' || (order.status === 'failed' && isFresh);
    if (!isOpen || !isDue(order.at) || !isDue(order.checkedAt)) continue;
    for (const payment of razorpay.payments.filter(({ orderId }) => orderId === order.id)) applyEvent(model, payment);
    if (order.status === 'created' || order.status === 'failed') order.checkedAt = model.now;
    const isHeld = order.donation?.status === 'pending';
    if (order.status === 'created' && !isFresh && !isHeld) order.status = 'expired';
  }
  const setAside = model.donations.filter(({ status, payment, at }) => status === 'pending' && payment && isDue(at));
  for (const { payment } of setAside)
    for (const one of razorpay.payments) if (one.id === payment) applyEvent(model, one);
}

function applyRecheckSince({ razorpay }: Real, model: Model, hours: number): void {
  const unsettled = razorpay
    .madeBetween(model.now - hours * HOUR_MS, model.now)
    .filter((one) => isUnsettled(model, one));
  for (const payment of unsettled) applyEvent(model, payment);
}

const applyEvent = (model: Model, payment: Payment) => recordReport(model, structuredClone(payment), payment);

const getCurrentPayment = ({ razorpay }: Real, payment: Payment) =>
  razorpay.payments.find(({ id }) => id === payment.id) ?? payment;

export function createRunJobStep(at: number, how: 'once' | 'twice' | 'lost', manner: Manner): Step {
  return new Step(`the worker takes job ${at} (${how}, providers ${manner})`, async (real, model, fault) => {
    const { queue, whatsapp } = real;
    const job = pick(queue.waiting, at);
    if (!job) return;
    queue.waiting = queue.waiting.filter((one) => one !== job);
    if (how === 'lost') return recordReached(real, `job ${job.name} lost`);
    const isSend = job.name.startsWith('send');
    if (isSend) whatsapp.manner = manner;
    const before = whatsapp.taken.length;
    const isDone = await runJobWithRetry(real, model, job, fault);
    if (isSend) recordReached(real, `send: ${whatsapp.taken.length > before ? 'taken' : 'not taken'} (${manner})`);
    whatsapp.manner = 'well';
    if (how === 'twice') await runJobWithRetry(real, model, job);
    const tries = job.tries + 1;
    if (!isDone && tries < JOBS[job.name].attempts) queue.waiting.push({ ...job, tries });
  });
}

export function createRunAllJobsStep(): Step {
  return new Step('the worker is through', (real, model) => runAllJobs(real, model));
}

export async function runAllJobs(real: Real, model: Model): Promise<void> {
  for (let turn = 0; real.queue.waiting.length > 0 && turn < 500; turn += 1) {
    const job = real.queue.waiting.shift();
    if (job) await runJobWithRetry(real, model, job);
  }
}

export function createScheduledJobStep(name: JobName, manner: Manner): Step {
  return new Step(`scheduled: ${name} (providers ${manner})`, async (real, model, fault) => {
    if (name.startsWith('recheck-')) real.razorpay.manner = manner;
    await runJobWithRetry(real, model, { name, payload: {} }, manner === 'well' ? fault : undefined);
    real.razorpay.manner = 'well';
  });
}

/**
 * Verifies and rechecks a payment concurrently. If its order was paid twice, either payment may
 * become the donation.
 */
export function createVerifyAndRecheckStep(at: number, isPaidTwice: boolean): Step {
  const words = `payment ${at} is proved twice and rechecked at once${isPaidTwice ? ', its order paid twice' : ''}`;
  return new Step(words, async (real, model) => {
    const { razorpay, ctx } = real;
    const open = razorpay.payments.filter(({ status, orderId, id, refundedPaise }) => {
      const member = findOrder(model, orderId)?.member;
      const isKnown = model.donations.some((one) => one.payment === id);
      return status === 'captured' && refundedPaise === 0 && member && !isKnown;
    });
    const payment = pick(open, at);
    const order = findOrder(model, payment?.orderId ?? null);
    if (!payment || !order?.member) return;
    const { member } = order;
    if (isPaidTwice) razorpay.pays({ ...payment, at: model.now });
    recordReached(real, isPaidTwice ? 'settled at once, paid twice' : 'settled at once');
    const copy = structuredClone(payment);
    const proof = createVerifyPaymentInput(order.id, payment.id);
    const recheck = runJob(ctx, 'recheck-open-orders', {});
    const answers = await Promise.all([
      ...[0, 1].map(() => attempt(real, () => verifyPayment(real.as(member), proof))),
      recheck.then(() => null),
    ]);
    const isProofFirst = (await getPayment(real, order)) === payment.id;
    if (!isProofFirst) applyRecheck(real, model);
    const expected = predictVerifyAnswer(model, member, { payment: copy, isForged: false });
    if (isProofFirst) {
      applyRecheck(real, model);
      await applySecondPayment(real, model, order);
    }
    expect(answers.slice(0, 2).map((answer) => answer?.result)).toEqual([expected, expected]);
  });
}

async function getPayment({ ctx }: Real, { id }: ModelOrder): Promise<string | null> {
  const { donation } = await ctx.db.paymentOrder.findUniqueOrThrow({
    where: { provider_order_id: id },
    select: { donation: { select: { provider_payment_id: true } } },
  });
  return donation?.provider_payment_id ?? null;
}

/**
 * The order in which the recheck and the verification ran is not known. If the recheck came first,
 * it has also processed the remaining payments of the order. Therefore the actual result is copied
 * to the model.
 */
async function applySecondPayment({ ctx, razorpay }: Real, model: Model, { id, donation }: ModelOrder): Promise<void> {
  for (const payment of razorpay.payments) {
    if (payment.orderId !== id || payment.id === donation?.payment) continue;
    const where = { provider_payment_id: payment.id };
    const row = await ctx.db.unmatchedPayment.findUnique({ where, select: { status: true } });
    const known = model.unmatched.find((one) => one.payment === payment.id);
    if (row && row.status !== known?.status) applyEvent(model, payment);
  }
}

const REPORTS = ['sent', 'delivered', 'read', 'failed', 'failed for now'] as const;
export type MessageReport = (typeof REPORTS)[number];
export const messageReports: readonly MessageReport[] = REPORTS;

/**
 * Simulates a status report of WhatsApp. Reports of a message arrive in any order, but a message is
 * never reported both as delivered and as failed.
 */
export function createMessageReportStep(at: number, report: MessageReport): Step {
  return new Step(`WhatsApp tells of message ${at}: ${report}`, async (real, _model, fault) => {
    const message = pick(real.whatsapp.taken.slice(-5), at);
    if (!message) return;
    const { reported, sid, messageId } = message;
    const fails = report.startsWith('failed');
    const isUntrue = fails ? reported.has('delivered') || reported.has('read') : [...reported].some(isFailure);
    if (isUntrue || (fails && [...reported].some(isFailure) && !reported.has(report))) return;
    if (report === 'failed for now') real.whatsapp.excuse(messageId);
    const status = { messageId, provider_message_id: sid, status: fails ? 'failed' : report };
    const error_code = report === 'failed' ? '63024' : report === 'failed for now' ? '63018' : undefined;
    await expectAgreement(real, {
      what: `told: ${report}${reported.has(report) ? ' again' : ''}`,
      expected: 'done',
      work: () => recordMessageStatus(real.ctx, { ...status, error_code }),
      fault,
      happened: async () => false,
    });
    reported.add(report);
  });
}

const isFailure = (report: string) => report.startsWith('failed');
