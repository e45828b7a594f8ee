import {
  HOUR_MS,
  MINUTE_MS,
  type Model,
  type ModelDonation,
  type ModelMember,
  type ModelOrder,
  notes,
  owes,
} from './world';

/** A payment as the provider tells of it. */
export interface Payment {
  id: string;
  orderId: string | null;
  paise: number;
  refundedPaise: number;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  contact: string;
  at: number;
}

const NOT_VERIFIED = 'Payment verification failed. Please try again.';

const byPayment = (model: Model, id: string) => model.donations.find(({ payment }) => payment === id);
export const orderOf = (model: Model, id: string | null) => model.orders.find((order) => order.id === id);

function approves(model: Model, donation: ModelDonation): void {
  donation.status = 'approved';
  donation.karma = donation.rupees;
  if (donation.member) donation.member.karma += donation.karma;
  owes(model, donation.member, 'donation_approved');
}

function takes(model: Model, donation: Pick<ModelDonation, 'member' | 'rupees' | 'method'> & Partial<ModelDonation>) {
  const made: ModelDonation = {
    ...{ id: 0, status: 'pending', karma: 0, refundedPaise: 0, payment: null, file: null, proposedBy: null },
    ...{ decidedAt: null, at: model.now, ...donation },
  };
  model.donations.push(made);
  return made;
}

/** Money that is no donation waits for staff, unless it went back before anybody heard of it. */
function waits(model: Model, { id, status }: Payment): void {
  const isBack = status === 'refunded';
  if ((status !== 'captured' && !isBack) || model.unmatched.some(({ payment }) => payment === id)) return;
  model.unmatched.push({ payment: id, status: isBack ? 'refunded' : 'open' });
  if (!isBack) notes(model, 'payment.unmatched');
}

/** What the books say once the provider told of a payment, in any order and however often. */
export function told(model: Model, payment: Payment): void {
  if (payment.orderId === null) withoutOrder(model, payment);
  else {
    const order = orderOf(model, payment.orderId);
    if (order) forOrder(model, order, payment);
  }
  if (payment.refundedPaise > 0) refunded(model, payment);
  const waiting = model.unmatched.find((one) => one.payment === payment.id);
  if (payment.status === 'refunded' && waiting && waiting.status !== 'settled') waiting.status = 'refunded';
}

function forOrder(model: Model, order: ModelOrder, payment: Payment): void {
  if (payment.status === 'failed') {
    if (order.status === 'created') order.status = 'failed';
  } else if (payment.status !== 'authorized') {
    if (payment.paise !== order.paise) waits(model, payment);
    else paid(model, order, payment);
  }
}

function paid(model: Model, order: ModelOrder, payment: Payment): void {
  if (order.status === 'paid') {
    if (order.donation && order.donation.payment !== payment.id) waits(model, payment);
    return;
  }
  order.status = 'paid';
  order.donation = takes(model, {
    ...{ member: order.member, rupees: order.paise / 100, method: 'razorpay', payment: payment.id },
  });
  notes(model, 'donation.paid');
  approves(model, order.donation);
}

function withoutOrder(model: Model, payment: Payment): void {
  const donation = byPayment(model, payment.id);
  if (!donation) return;
  if (donation.status === 'pending' && payment.status === 'captured') {
    notes(model, 'donation.approved');
    approves(model, donation);
  }
  if (donation.status === 'pending' && payment.status !== 'authorized') rejects(model, donation);
  if (donation.status === 'rejected') waits(model, payment);
}

function rejects(model: Model, donation: ModelDonation): void {
  donation.status = 'rejected';
  notes(model, 'donation.rejected');
  owes(model, donation.member, 'donation_rejected');
}

/** The karma of the rupees that went back goes with them. */
function refunded(model: Model, payment: Payment): void {
  const donation = byPayment(model, payment.id);
  const isWhole = payment.refundedPaise >= payment.paise;
  if (donation?.status !== 'approved' || (!isWhole && payment.refundedPaise <= donation.refundedPaise)) return;
  const left = isWhole ? 0 : Math.min(donation.karma, Math.ceil((payment.paise - payment.refundedPaise) / 100));
  if (donation.member) donation.member.karma -= donation.karma - left;
  donation.karma = left;
  if (isWhole) donation.status = 'refunded';
  else donation.refundedPaise = payment.refundedPaise;
  notes(model, 'donation.refunded');
  owes(model, donation.member, 'donation_refunded');
}

/** What is answered to a proof of payment; the books are as they are after it. */
export function verifies(
  model: Model,
  member: ModelMember,
  { payment, isForged }: { payment: Payment; isForged: boolean },
): string {
  if (payment.orderId === null) return takesWithoutOrder(model, member, payment);
  const order = orderOf(model, payment.orderId);
  if (!order) return `not_found ${NOT_VERIFIED}`;
  if (order.member !== member) return `forbidden ${NOT_VERIFIED}`;
  if (isForged) return `invalid ${NOT_VERIFIED}`;
  if (order.donation?.payment === payment.id) return 'done';
  if (payment.status !== 'captured' || payment.paise !== order.paise) return `invalid ${NOT_VERIFIED}`;
  paid(model, order, payment);
  return order.donation ? 'done' : `invalid ${NOT_VERIFIED}`;
}

function takesWithoutOrder(model: Model, member: ModelMember, payment: Payment): string {
  const used = byPayment(model, payment.id);
  if (used) return used.member === member ? 'done' : `invalid ${NOT_VERIFIED}`;
  const isOurs = payment.status === 'captured' || payment.status === 'authorized';
  const isFresh = model.now - payment.at < 24 * HOUR_MS;
  if (!isOurs || !isFresh || payment.contact !== member.phone || payment.paise % 100 > 0)
    return `invalid ${NOT_VERIFIED}`;
  const donation = takes(model, {
    ...{ member, rupees: payment.paise / 100, method: 'razorpay', payment: payment.id },
  });
  notes(model, 'donation.paid');
  if (payment.status === 'captured') approves(model, donation);
  return 'done';
}

/** The same file within a day is the same donation; five may wait. */
export function answerToUpload(
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

export function uploaded(model: Model, member: ModelMember, donation: { rupees: number; file: number }) {
  notes(model, 'donation.submitted');
  return takes(model, { member, method: 'qr', ...donation });
}

/** Staff decide, which can be undone for ten minutes. */
export function declined(model: Model, donation: ModelDonation): void {
  rejects(model, donation);
  donation.decidedAt = model.now;
}

/** What undoing is answered; the donor hears nothing of what was undone. */
export function undoing(model: Model, donation: ModelDonation): string {
  if (donation.status === 'pending') return 'done';
  const isHeld = donation.decidedAt !== null && model.now - donation.decidedAt < 10 * MINUTE_MS;
  if (!isHeld || !donation.member) return 'conflict This decision is final: its donor is told already.';
  const told = model.owed.findLastIndex(
    ({ to, template }) => to === donation.member && template === `donation_${donation.status}`,
  );
  model.owed.splice(told, 1);
  donation.member.karma -= donation.karma;
  Object.assign(donation, { status: 'pending', karma: 0, decidedAt: null });
  notes(model, 'donation.undone');
  return 'done';
}

/** How far one of the staff's approval goes: done, proposed to a second person, or nothing new. */
export function approving(model: Model, donation: ModelDonation, staff: number): 'approved' | 'proposed' | 'conflict' {
  if (donation.status !== 'pending') return donation.status === 'approved' ? 'approved' : 'conflict';
  if (donation.rupees > 50_000 && (donation.proposedBy === null || donation.proposedBy === staff)) {
    if (donation.proposedBy === null) notes(model, 'donation.proposed');
    donation.proposedBy = staff;
    return 'proposed';
  }
  notes(model, 'donation.approved');
  approves(model, donation);
  donation.decidedAt = model.now;
  return 'approved';
}
