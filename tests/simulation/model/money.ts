import {
  HOUR_MS,
  MINUTE_MS,
  type Model,
  type ModelDonation,
  type ModelMember,
  type ModelOrder,
  recordAction,
  expectMessage,
} from './world';

export interface Payment {
  id: string;
  orderId: string | null;
  paise: number;
  refundedPaise: number;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  contact: string;
  at: number;
  wasCaptured: boolean;
  /** Member who paid at our checkout, or null if the payment was made in a different way. */
  memberId: number | null;
  refusesCapture: boolean;
}

export const MATCHING =
  'conflict Your payment has reached us, and our team is matching it to you. Please do not pay again.';
export const NOT_CONFIRMED =
  'upstream_failed Your payment is being confirmed, and your history shows it within a few minutes. Please do not pay again.';
export const NOT_VERIFIED = 'Payment verification failed. Please try again.';

const findByPayment = (model: Model, id: string) => model.donations.find(({ payment }) => payment === id);
export const findOrder = (model: Model, id: string | null) => model.orders.find((order) => order.id === id);

function approveDonation(model: Model, donation: ModelDonation): void {
  donation.status = 'approved';
  donation.karma = donation.rupees;
  if (donation.member) donation.member.karma += donation.karma;
  expectMessage(model, donation.member, 'donation_approved');
}

function addDonation(
  model: Model,
  donation: Pick<ModelDonation, 'member' | 'rupees' | 'method'> & Partial<ModelDonation>,
) {
  const made: ModelDonation = {
    id: 0,
    status: 'pending',
    karma: 0,
    refundedPaise: 0,
    payment: null,
    file: null,
    proposedBy: null,
    decidedAt: null,
    at: model.now,
    ...donation,
  };
  model.donations.push(made);
  return made;
}

/**
 * Records an unmatched payment, which staff have to resolve, unless it was refunded before the
 * application received it.
 */
function addUnmatchedPayment(model: Model, { id, status, wasCaptured }: Payment): void {
  const isOurs = status === 'captured' || (status === 'refunded' && wasCaptured);
  if (!isOurs || model.unmatched.some(({ payment }) => payment === id)) return;
  const isBack = status === 'refunded';
  model.unmatched.push({ payment: id, status: isBack ? 'refunded' : 'open' });
  if (!isBack) recordAction(model, 'payment.unmatched');
}

/**
 * Captures an authorized payment that the application expects, unless the provider rejects the
 * capture.
 */
function applyCapture(model: Model, payment: Payment, present: Payment): Payment {
  const order = findOrder(model, payment.orderId);
  const donation = findByPayment(model, payment.id);
  const isAwaited = donation
    ? donation.status === 'pending'
    : payment.orderId === null && payment.memberId !== null && isDonation(payment);
  // A larger payment may contain a fee that the provider has not reported yet.
  const isExpected = order ? order.status !== 'paid' && order.paise <= payment.paise : isAwaited;
  if (payment.status !== 'authorized' || !isExpected) return payment;
  if (present.status !== 'authorized' || present.refusesCapture) return present;
  return { ...present, status: 'captured', wasCaptured: true };
}

/**
 * Applies an event from the provider to the model. Events may arrive in any order and several
 * times. `present` is the current state of the payment at the provider.
 */
export function recordReport(model: Model, report: Payment, present: Payment): void {
  const order = findOrder(model, report.orderId);
  const payment = applyCapture(model, report, present);
  if (order) applyToOrder(model, order, payment);
  else applyWithoutOrder(model, payment);
  if (payment.refundedPaise > 0) applyRefund(model, payment);
  const waiting = model.unmatched.find((one) => one.payment === payment.id);
  if (payment.status === 'refunded' && waiting && waiting.status !== 'settled') waiting.status = 'refunded';
}

function applyToOrder(model: Model, order: ModelOrder, payment: Payment): void {
  if (payment.status === 'failed' || (payment.status === 'refunded' && !payment.wasCaptured)) {
    if (order.status === 'created') order.status = 'failed';
    const held = findByPayment(model, payment.id);
    if (held?.status === 'pending') rejectDonation(model, held);
  } else if (payment.status === 'authorized') holdPayment(model, order, payment);
  else if (payment.paise !== order.paise) addUnmatchedPayment(model, payment);
  else payOrder(model, order, payment);
}

function holdPayment(model: Model, order: ModelOrder, payment: Payment): void {
  if (payment.paise !== order.paise || order.status === 'paid' || order.donation?.status === 'pending') return;
  if (findByPayment(model, payment.id)) return;
  order.donation = addDonation(model, {
    member: order.member,
    rupees: order.paise / 100,
    method: 'razorpay',
    payment: payment.id,
  });
  recordAction(model, 'donation.paid');
}

function payOrder(model: Model, order: ModelOrder, payment: Payment): void {
  if (order.status === 'paid') {
    if (order.donation && order.donation.payment !== payment.id) addUnmatchedPayment(model, payment);
    return;
  }
  if (findByPayment(model, payment.id)?.status === 'rejected') return addUnmatchedPayment(model, payment);
  order.status = 'paid';
  if (order.donation?.status === 'pending') {
    order.donation.payment = payment.id;
    recordAction(model, 'donation.approved');
    return approveDonation(model, order.donation);
  }
  order.donation = addDonation(model, {
    member: order.member,
    rupees: order.paise / 100,
    method: 'razorpay',
    payment: payment.id,
  });
  recordAction(model, 'donation.paid');
  approveDonation(model, order.donation);
}

const isDonation = ({ status, paise, orderId }: Payment) =>
  (status === 'captured' || status === 'authorized') && paise % 100 === 0 && orderId === null;

function applyWithoutOrder(model: Model, payment: Payment): void {
  const donation = findByPayment(model, payment.id);
  if (!donation) {
    const payer = model.members.find(({ id }) => id === payment.memberId);
    if (payer && isDonation(payment) && !isWaiting(model, payment)) applySimplified(model, payer, payment);
    else addUnmatchedPayment(model, payment);
    return;
  }
  if (donation.status === 'pending' && payment.status === 'captured') {
    recordAction(model, 'donation.approved');
    approveDonation(model, donation);
  }
  if (donation.status === 'pending' && payment.status !== 'authorized') rejectDonation(model, donation);
  if (donation.status === 'rejected') addUnmatchedPayment(model, payment);
}

/** Returns true if staff have resolved an unmatched payment or have begun to. */
const isWaiting = (model: Model, { id }: Payment) =>
  model.unmatched.some(({ payment, status }) => payment === id && status !== 'open');

function applySimplified(model: Model, member: ModelMember, payment: Payment): void {
  model.unmatched = model.unmatched.filter((one) => one.payment !== payment.id);
  const donation = addDonation(model, {
    member,
    rupees: payment.paise / 100,
    method: 'razorpay',
    payment: payment.id,
  });
  recordAction(model, 'donation.paid');
  if (payment.status === 'captured') approveDonation(model, donation);
}

/**
 * Returns true if a payment at the provider is missing from the database or has an outdated state
 * there.
 */
export function isUnsettled(model: Model, payment: Payment): boolean {
  const donation = findByPayment(model, payment.id);
  const row = model.unmatched.find((one) => one.payment === payment.id);
  if (row) return payment.status === 'refunded' && (row.status === 'open' || row.status === 'refunding');
  if (!donation) return payment.status === 'authorized' || payment.wasCaptured;
  if (donation.status === 'approved')
    return payment.status === 'refunded' || payment.refundedPaise > donation.refundedPaise;
  return donation.status === 'pending' || (donation.status === 'rejected' && payment.wasCaptured);
}

function rejectDonation(model: Model, donation: ModelDonation): void {
  donation.status = 'rejected';
  recordAction(model, 'donation.rejected');
  expectMessage(model, donation.member, 'donation_rejected');
}

/** Applies a refund to the model. The karma for the refunded rupees is removed as well. */
function applyRefund(model: Model, payment: Payment): void {
  const donation = findByPayment(model, payment.id);
  const isWhole = payment.refundedPaise >= payment.paise;
  if (donation?.status !== 'approved' || (!isWhole && payment.refundedPaise <= donation.refundedPaise)) return;
  const left = isWhole ? 0 : Math.min(donation.karma, Math.ceil((payment.paise - payment.refundedPaise) / 100));
  if (donation.member) donation.member.karma -= donation.karma - left;
  donation.karma = left;
  if (isWhole) donation.status = 'refunded';
  else donation.refundedPaise = payment.refundedPaise;
  recordAction(model, 'donation.refunded');
  expectMessage(model, donation.member, 'donation_refunded');
}

/** Returns the expected result of verifying a payment, and updates the model. */
export function predictVerifyAnswer(
  model: Model,
  member: ModelMember,
  { payment, isForged }: { payment: Payment; isForged: boolean },
): string {
  if (payment.orderId === null) return addDonationWithoutOrder(model, member, payment);
  const order = findOrder(model, payment.orderId);
  if (!order) return `not_found ${NOT_VERIFIED}`;
  if (order.member !== member) return `forbidden ${NOT_VERIFIED}`;
  if (isForged) return `invalid ${NOT_VERIFIED}`;
  if (order.donation?.payment === payment.id && order.donation.status !== 'pending') return 'done';
  const isOurs = payment.status === 'captured' || payment.status === 'authorized';
  recordReport(model, payment, payment);
  const { status } = order.donation ?? {};
  if (isOurs && payment.paise === order.paise && (status === 'approved' || status === 'pending')) return 'done';
  if (!isOurs) return `invalid ${NOT_VERIFIED}`;
  const isUnmatched = model.unmatched.some((one) => one.payment === payment.id);
  return payment.status === 'captured' || isUnmatched ? MATCHING : NOT_CONFIRMED;
}

function addDonationWithoutOrder(model: Model, member: ModelMember, payment: Payment): string {
  const used = findByPayment(model, payment.id);
  if (used && used.member !== member) return `invalid ${NOT_VERIFIED}`;
  if (used) {
    if (used.status === 'pending') recordReport(model, payment, payment);
    return 'done';
  }
  const isFresh = model.now - payment.at < 24 * HOUR_MS;
  const isOwn = payment.memberId === null ? payment.contact === member.phone : payment.memberId === member.id;
  if (isDonation(payment) && isFresh && isOwn && !isWaiting(model, payment)) {
    const isHeld = payment.status === 'authorized' && payment.refusesCapture;
    applySimplified(model, member, isHeld ? payment : { ...payment, status: 'captured', wasCaptured: true });
    return 'done';
  }
  if (payment.status === 'authorized' && payment.memberId === member.id) return NOT_CONFIRMED;
  if (payment.status !== 'captured') return `invalid ${NOT_VERIFIED}`;
  addUnmatchedPayment(model, payment);
  return MATCHING;
}

/**
 * Returns the expected result of uploading a screenshot. The same file within a day belongs to the
 * same donation, and a member may have five pending donations.
 */
export function predictUploadAnswer(
  model: Model,
  member: ModelMember,
  file: number,
): { answer: string; twin?: ModelDonation } {
  const mine = model.donations.filter((one) => one.member === member && one.method === 'qr');
  const twin = mine.find((one) => one.file === file && one.status !== 'rejected' && model.now - one.at < 24 * HOUR_MS);
  if (twin) return { answer: 'done', twin };
  const waiting = mine.filter(({ status }) => status === 'pending').length;
  if (waiting < 5) return { answer: 'done' };
  return { answer: 'conflict You have 5 donations waiting for review. Please wait until one of them is decided.' };
}

export function addUpload(model: Model, member: ModelMember, donation: { rupees: number; file: number }) {
  recordAction(model, 'donation.submitted');
  return addDonation(model, { member, method: 'qr', ...donation });
}

/** Applies a rejection by staff to the model. It can be undone for ten minutes. */
export function declineDonation(model: Model, donation: ModelDonation): void {
  rejectDonation(model, donation);
  donation.decidedAt = model.now;
}

export const NOTHING_TO_UNDO = 'conflict There is nothing to undo: this donation waits for a decision.';

/**
 * Returns the expected result of undoing a decision. The donor is not notified of a decision that
 * was undone.
 */
export function predictUndoAnswer(model: Model, donation: ModelDonation, staff: number): string {
  const isProposer = donation.proposedBy === staff;
  if (donation.status === 'pending') {
    if (!isProposer) return NOTHING_TO_UNDO;
    withdrawDonation(model, donation);
    return 'done';
  }
  const isHeld = donation.decidedAt !== null && model.now - donation.decidedAt < 10 * MINUTE_MS;
  if (!isHeld || !donation.member) return 'conflict This decision is final: its donor is told already.';
  const told = model.expectedMessages.findLastIndex(
    ({ to, template }) => to === donation.member && template === `donation_${donation.status}`,
  );
  model.expectedMessages.splice(told, 1);
  donation.member.karma -= donation.karma;
  Object.assign(donation, { status: 'pending', karma: 0, decidedAt: null });
  recordAction(model, 'donation.undone');
  if (isProposer) withdrawDonation(model, donation);
  return 'done';
}

function withdrawDonation(model: Model, donation: ModelDonation): void {
  donation.proposedBy = null;
  recordAction(model, 'donation.proposal_withdrawn');
}

/**
 * Applies the approval by one admin to the model. Returns `proposed` if a second admin has to
 * confirm it, and `conflict` if the donation was rejected or refunded.
 */
export function predictApproval(
  model: Model,
  donation: ModelDonation,
  staff: number,
): 'approved' | 'proposed' | 'conflict' {
  if (donation.status !== 'pending') return donation.status === 'approved' ? 'approved' : 'conflict';
  if (donation.rupees > 50_000 && (donation.proposedBy === null || donation.proposedBy === staff)) {
    if (donation.proposedBy === null) recordAction(model, 'donation.proposed');
    donation.proposedBy = staff;
    return 'proposed';
  }
  recordAction(model, 'donation.approved');
  approveDonation(model, donation);
  donation.decidedAt = model.now;
  return 'approved';
}
