import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { placeOnlineOrder } from '~/domain/donations/place-online-order.server';
import { receivePaymentEvent } from '~/domain/donations/receive-payment-event.server';
import { rejectDonation } from '~/domain/donations/reject-donation.server';
import { submitQrDonation } from '~/domain/donations/submit-qr-donation.server';
import { refundUnmatchedPayment, settleUnmatchedPayment } from '~/domain/donations/unmatched-payments.server';
import { undoDecision } from '~/domain/donations/undo-decision.server';
import { verifyPayment } from '~/domain/donations/verify-payment.server';
import { createVerifyPaymentInput } from '../../setup/razorpay';
import {
  predictUploadAnswer,
  predictApproval,
  declineDonation,
  NOT_CONFIRMED,
  NOTHING_TO_UNDO,
  type Payment,
  predictUndoAnswer,
  addUpload,
  predictVerifyAnswer,
} from '../model/money';
import { HOUR_MS, type Model, type ModelDonation, recordAction } from '../model/world';
import type { Manner } from '../world/providers';
import type { Real } from '../world/world';
import { pickStaff } from './classes';
import { attempt, recordReached, expectAgreement, pick, Step } from './step';

const OUT = 'upstream_failed The provider is out of reach.';

export function createOrderStep(who: number, rupees: number, manner: Manner): Step {
  return new Step(`member ${who} orders ₹${rupees} (provider ${manner})`, async (real, model, fault) => {
    const member = pick(model.members, who);
    if (!member) return;
    real.razorpay.manner = manner;
    const isTaken = manner === 'well';
    const known = new Set(model.orders.map(({ id }) => id));
    await expectAgreement(real, {
      what: 'order',
      expected: isTaken ? 'done' : 'upstream_failed Failed to create payment order',
      work: () => placeOnlineOrder(real.as(member), { amount: rupees }),
      fault: isTaken ? fault : undefined,
    });
    if (!isTaken) return;
    const rows = await real.ctx.db.paymentOrder.findMany({ select: { provider_order_id: true, amount_paise: true } });
    const made = rows.filter(({ provider_order_id: id }) => !known.has(id));
    expect(made.map(({ amount_paise }) => amount_paise)).toEqual([rupees * 100]);
    const id = made[0]?.provider_order_id ?? '';
    const order = { id, member, paise: rupees * 100, status: 'created', donation: null } as const;
    model.orders.push({ ...order, at: model.now, checkedAt: null });
    recordAction(model, 'payment_order.placed');
  });
}

/**
 * A customer pays an order at the checkout. `isOther` means that the customer pays a different
 * amount.
 */
export function createPayStep(
  at: number,
  status: 'captured' | 'authorized' | 'failed',
  by: { isOther: boolean },
): Step {
  return new Step(`order ${at} is paid (${status}${by.isOther ? ', another sum' : ''})`, (real, model) => {
    const order = pick(model.orders, at);
    if (!order) return;
    const before = real.razorpay.payments.some((one) => one.orderId === order.id && one.status === 'captured');
    if (status === 'captured') recordReached(real, before ? 'an order is paid twice' : 'an order is paid');
    const paise = by.isOther ? order.paise + 100 : order.paise;
    const contact = order.member?.phone ?? '+919800000000';
    const more = { memberId: order.member?.id ?? null, refusesCapture: at % 2 === 0 };
    real.razorpay.pays({ orderId: order.id, paise, contact, at: model.now, status, ...more });
  });
}

export function createPayWithoutOrderStep(
  who: number,
  rupees: number,
  status: 'captured' | 'authorized',
  isOwn: boolean,
): Step {
  const phone = isOwn ? 'own' : 'another';
  return new Step(`member ${who} pays ₹${rupees} without an order (${status}, ${phone} phone)`, (real, model) => {
    const member = pick(model.members, who);
    if (!member) return;
    const contact = isOwn ? member.phone : '+919800000000';
    const memberId = isOwn && who % 3 > 0 ? member.id : null;
    const more = { memberId, refusesCapture: who % 2 === 0 };
    real.razorpay.pays({ orderId: null, paise: rupees * 100, contact, at: model.now, status, ...more });
  });
}

export function createPaymentChangeStep(at: number, status: 'captured' | 'failed' | 'returned'): Step {
  return new Step(`payment ${at} is ${status} later`, (real) => {
    const payment = pick(real.razorpay.payments, at);
    if (!payment) return;
    recordReached(real, `${payment.status}, then ${status}`);
    real.razorpay.turns(payment, status);
  });
}

export function createRefundStep(at: number, share: number): Step {
  return new Step(`the provider pays ${share}/3 of payment ${at} back`, (real) => {
    const payment = pick(real.razorpay.payments, at);
    if (payment) real.razorpay.paysBack(payment, Math.ceil((payment.paise * share) / 3));
  });
}

/**
 * A member submits the result of a checkout for verification. The signature may be forged, the
 * payment may belong to a different member, and the provider may be down.
 */
export function createVerifyPaymentStep(who: number | 'payer', at: number, isForged: boolean, manner: Manner): Step {
  const words = `${who === 'payer' ? 'the payer' : `member ${who}`} proves payment ${at}`;
  return new Step(`${words}${isForged ? ' (forged)' : ''} (provider ${manner})`, async (real, model, fault) => {
    const payment = pick(real.razorpay.payments.slice(-4), at);
    const payer = model.orders.find(({ id }) => id === payment?.orderId)?.member;
    const owner = payer ?? model.members.find(({ phone }) => phone === payment?.contact);
    const member = who === 'payer' ? owner : pick(model.members, who);
    if (!payment || !member) return;
    const known = model.donations.some((one) => one.payment === payment.id);
    real.razorpay.manner = known ? 'well' : manner;
    const copy = structuredClone({ ...payment });
    const asks = !known && manner !== 'well' && queriesProvider(model, payment, { member, isForged });
    if (!asks) real.razorpay.manner = 'well';
    const expected = asks ? NOT_CONFIRMED : predictVerifyAnswer(model, member, { payment: copy, isForged });
    const proof = createVerifyPaymentInput(payment.orderId ?? '', payment.id);
    const razorpay_signature = isForged ? 'ab'.repeat(32) : proof.razorpay_signature;
    const named = payment.orderId ? { ...proof, razorpay_signature } : { ...proof, razorpay_order_id: null };
    const answer = await expectAgreement(real, {
      what: payment.orderId ? 'proof' : 'proof without order',
      expected,
      work: () => verifyPayment(real.as(member), named),
      fault: asks ? undefined : fault,
      happened: async () => false,
    });
    const donation = findDonation(model, payment);
    if (answer && donation) expect(answer.donation_info.status).toBe(donation.status);
  });
}

const findDonation = (model: Model, payment: Payment) =>
  model.orders.find(({ id }) => id === payment.orderId)?.donation ??
  model.donations.find((one) => one.payment === payment.id);

/** Returns true if the application has to query the provider to verify the payment. */
function queriesProvider(model: Model, payment: Payment, by: { member: unknown; isForged: boolean }): boolean {
  if (payment.orderId === null) return true;
  const order = model.orders.find(({ id }) => id === payment.orderId);
  return order?.member === by.member && !by.isForged;
}

/**
 * The provider sends a webhook, for the first time or again. A forged webhook has a wrong
 * signature.
 */
export function createWebhookStep(at: number, isForged: boolean): Step {
  return new Step(`webhook ${at} arrives${isForged ? ' (forged)' : ''}`, async (real, _model, fault) => {
    const event = pick(real.razorpay.events.slice(-6), at);
    if (!event) return;
    const { rawBody, id: event_id } = event;
    const signature = isForged ? 'ab'.repeat(32) : event.signature;
    await expectAgreement(real, {
      what: event.isDelivered ? 'webhook again' : 'webhook',
      expected: isForged ? 'invalid The signature does not match.' : 'done',
      work: () => receivePaymentEvent(real.ctx, { rawBody, signature, event_id }),
      fault,
      happened: async () => false,
    });
    if (!isForged) event.isDelivered = true;
  });
}

/** The provider gives up sending a webhook. A recheck may still find the payment. */
export function createLostWebhookStep(at: number): Step {
  return new Step(`webhook ${at} never arrives`, (real) => {
    const event = pick(real.razorpay.events, at);
    if (!event || event.isDelivered) return;
    recordReached(real, 'a webhook never arrives');
    event.isLost = true;
  });
}

/** Returns an uploaded PNG. Its last byte is `file`, so different numbers give different files. */
function createScreenshot(file: number) {
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...CHUNK, file]);
  return { name: 'upi.png', size: bytes.byteLength, stream: () => Readable.from([bytes]) };
}

const CHUNK = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, ...new Array<number>(40).fill(0)];

export function createUploadStep(who: number, rupees: number, file: number, isTwice: boolean): Step {
  const words = `member ${who} uploads file ${file} for ₹${rupees}${isTwice ? ' twice at once' : ''}`;
  return new Step(words, async (real, model, fault) => {
    const member = pick(model.members, who);
    if (!member) return;
    const { answer: expected, twin } = predictUploadAnswer(model, member, file);
    const work = () => submitQrDonation(real.as(member), { amount: rupees }, createScreenshot(file));
    const what = twin ? 'upload again' : 'upload';
    const answer = isTwice
      ? (
          await Promise.all([
            expectAgreement(real, { what, expected, work }),
            expectAgreement(real, { what, expected, work }),
          ])
        )[0]
      : await expectAgreement(real, { what, expected, work, fault });
    if (twin && answer) expect(answer.donation_info.id).toBe(twin.id);
    if (twin || expected !== 'done') return;
    const donation = addUpload(model, member, { rupees, file });
    const newest = await real.ctx.db.donation.findFirstOrThrow({
      where: { member_id: member.id, payment_method: 'qr' },
      orderBy: { id: 'desc' },
    });
    donation.id = newest.id;
    expect(newest.amount_paise).toBe(rupees * 100);
  });
}

const pickDonation = (model: Model, at: number) =>
  pick(model.donations.filter(({ method }) => method === 'qr').slice(-4), at);

const isDecided = /^conflict This donation was already/;

export function createApproveStep(at: number, staff: number): Step {
  return new Step(`staff ${staff % 2} approves donation ${at}`, async (real, model, fault) => {
    const donation = pickDonation(model, at);
    if (!donation) return;
    const approve = () => approveDonation(pickStaff(real, staff), donation.id, { compared: true });
    const answer = await attempt(real, approve, fault);
    const before = { ...donation };
    const expected = predictApproval(model, donation, staff % 2);
    const again = answer ?? (await attempt(real, approve));
    recordReached(real, `approve: ${before.status === 'pending' ? expected : `${before.status} already`}`);
    if (expected === 'conflict') expect(again?.result).toMatch(isDecided);
    else expect(again).toMatchObject({ result: 'done', value: { awaits_second_person: expected === 'proposed' } });
    expect(again?.value?.donation_details.karma_points_awarded ?? donation.karma).toBe(donation.karma);
  });
}

export function createRejectStep(at: number, staff: number): Step {
  return new Step(`staff ${staff % 2} rejects donation ${at}`, async (real, model, fault) => {
    const donation = pickDonation(model, at);
    if (!donation) return;
    const work = () => rejectDonation(pickStaff(real, staff), donation.id, { rejection_reason: 'Unreadable' });
    const answer = (await attempt(real, work, fault)) ?? (await attempt(real, work));
    recordReached(real, `reject: ${donation.status}`);
    if (donation.status === 'pending') declineDonation(model, donation);
    if (donation.status === 'rejected') expect(answer?.result).toBe('done');
    else expect(answer?.result).toMatch(isDecided);
  });
}

export function createUndoStep(at: number, staff: number): Step {
  return new Step(`staff ${staff % 2} undoes what was decided on donation ${at}`, async (real, model, fault) => {
    const decided = model.donations.filter(({ method, status }) => method === 'qr' && status !== 'pending');
    const donation = pick(decided.slice(-2), at) ?? pickDonation(model, at);
    if (!donation) return;
    const before = donation.status;
    const expected = predictUndoAnswer(model, donation, staff % 2);
    recordReached(real, `undo: ${expected === 'done' ? before : expected}`);
    const work = () => undoDecision(pickStaff(real, staff), donation.id);
    const first = await attempt(real, work, fault);
    const answer = first ?? (await attempt(real, work));
    const isDoneBefore = first === null && answer?.result === NOTHING_TO_UNDO;
    if (!isDoneBefore) expect(answer?.result).toBe(expected);
  });
}

/**
 * Approves and rejects a donation concurrently. Either may come first, and exactly one of them must
 * succeed.
 */
export function createConcurrentDecisionsStep(at: number, isNoFirst: boolean): Step {
  return new Step(
    `donation ${at} is approved and rejected at once${isNoFirst ? ', no first' : ''}`,
    async (real, model) => {
      const donation = pickDonation(model, at);
      if (donation?.status !== 'pending' || donation.rupees > 50_000) return;
      const approve = () => approveDonation(pickStaff(real, 0), donation.id, { compared: true });
      const reject = () => rejectDonation(pickStaff(real, 1), donation.id, { rejection_reason: 'Unreadable' });
      const both = isNoFirst ? [reject, approve] : [approve, reject];
      const answers = await Promise.all(both.map((act) => attempt<unknown>(real, act)));
      const [yes, no] = isNoFirst ? answers.toReversed() : answers;
      const isApproved = yes?.result === 'done';
      expect((isApproved ? no : yes)?.result).toMatch(isDecided);
      expect((isApproved ? yes : no)?.result).toBe('done');
      recordReached(real, isApproved ? 'approved, not rejected, at once' : 'rejected, not approved, at once');
      if (isApproved) predictApproval(model, donation, 0);
      else declineDonation(model, donation);
    },
  );
}

export function createResolvePaymentStep(at: number, how: 'refund' | 'settle', manner: Manner): Step {
  return new Step(`payment without a donation ${at}: ${how} (provider ${manner})`, async (real, model, fault) => {
    const one = pick(model.unmatched, at);
    const payment = real.razorpay.payments.find(({ id }) => id === one?.payment);
    if (!one || !payment) return;
    const { id } = await real.ctx.db.unmatchedPayment.findUniqueOrThrow({
      where: { provider_payment_id: one.payment },
      select: { id: true },
    });
    const isOpen = one.status === 'open';
    const asks = how === 'refund' && (isOpen || one.status === 'refunding');
    real.razorpay.manner = asks ? manner : 'well';
    const isOut = asks && manner !== 'well';
    const isUnconfirmed = one.status === 'refunding' && model.now - (one.askedAt ?? 0) >= 24 * HOUR_MS;
    const maySettle = isOpen || (isUnconfirmed && payment.status !== 'refunded');
    const settled = maySettle ? 'done' : 'conflict This payment is refunded or settled already.';
    const refunded = one.status === 'settled' ? 'conflict This payment was settled already.' : isOut ? OUT : 'done';
    await expectAgreement<unknown>(real, {
      what: how,
      expected: how === 'settle' ? settled : refunded,
      work: () =>
        how === 'refund'
          ? refundUnmatchedPayment(pickStaff(real), Number(id))
          : settleUnmatchedPayment(pickStaff(real), Number(id), { note: 'Paid by hand' }),
      fault: isOut ? undefined : fault,
      ...(how === 'refund' ? { happened: async () => false } : {}),
    });
    if (how === 'refund' ? isOpen : maySettle)
      recordAction(model, how === 'refund' ? 'payment.refunded' : 'payment.settled');
    if (how === 'settle' && (maySettle || isUnconfirmed)) one.status = maySettle ? 'settled' : 'refunded';
    if (asks) Object.assign(one, { status: isOut ? 'refunding' : 'refunded', askedAt: model.now });
  });
}

export async function compareMoney({ ctx }: Real, model: Model): Promise<void> {
  const rows = await ctx.db.donation.findMany({ orderBy: { id: 'asc' } });
  const formatDonation = (
    one: Omit<ModelDonation, 'id' | 'file' | 'at' | 'member' | 'method' | 'proposedBy' | 'decidedAt'> & {
      of: number | null;
      method: string;
    },
  ) =>
    `${one.method} ₹${one.rupees} of ${one.of} ${one.status}, karma ${one.karma}, back ${one.refundedPaise}, ${one.payment}`;
  expect(
    rows
      .map((row) =>
        formatDonation({
          of: row.member_id,
          rupees: row.amount_paise / 100,
          method: row.payment_method,
          status: row.status,
          karma: row.karma_points_awarded,
          refundedPaise: row.refunded_paise,
          payment: row.provider_payment_id,
        }),
      )
      .sort(),
  ).toEqual(model.donations.map((one) => formatDonation({ ...one, of: one.member?.id ?? null })).sort());
  const orders = await ctx.db.paymentOrder.findMany({ select: { provider_order_id: true, status: true } });
  expect(Object.fromEntries(orders.map((row) => [row.provider_order_id, row.status]))).toEqual(
    Object.fromEntries(model.orders.map(({ id, status }) => [id, status])),
  );
  const unmatched = await ctx.db.unmatchedPayment.findMany({ select: { provider_payment_id: true, status: true } });
  expect(Object.fromEntries(unmatched.map((row) => [row.provider_payment_id, row.status]))).toEqual(
    Object.fromEntries(model.unmatched.map(({ payment, status }) => [payment, status])),
  );
}
