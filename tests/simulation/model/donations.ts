import {
  expectMessage,
  HOUR_MS,
  MINUTE_MS,
  type Model,
  type ModelDonation,
  type ModelMember,
  recordAction,
} from './world';

function approveDonation(model: Model, donation: ModelDonation): void {
  Object.assign(donation, { status: 'approved', karma: donation.rupees, decidedAt: model.now });
  if (donation.member) donation.member.karma += donation.karma;
  recordAction(model, 'donation.approved');
  expectMessage(model, donation.member, 'donation_approved');
}

export function rejectDonation(model: Model, donation: ModelDonation): void {
  Object.assign(donation, { status: 'rejected', decidedAt: model.now });
  recordAction(model, 'donation.rejected');
  expectMessage(model, donation.member, 'donation_rejected');
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
  const mine = model.donations.filter((one) => one.member === member);
  const twin = mine.find((one) => one.file === file && one.status !== 'rejected' && model.now - one.at < 24 * HOUR_MS);
  if (twin) return { answer: 'done', twin };
  const waiting = mine.filter(({ status }) => status === 'pending').length;
  if (waiting < 5) return { answer: 'done' };
  return { answer: 'conflict You have 5 donations waiting for review. Please wait until one of them is decided.' };
}

export function addUpload(model: Model, donation: Pick<ModelDonation, 'id' | 'member' | 'rupees' | 'file'>): void {
  recordAction(model, 'donation.submitted');
  model.donations.push({ ...donation, status: 'pending', karma: 0, proposedBy: null, decidedAt: null, at: model.now });
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
  if (!isHeld || !donation.member) return 'conflict This decision is final: its donor was already notified.';
  const index = model.expectedMessages.findLastIndex(
    ({ to, template }) => to === donation.member && template === `donation_${donation.status}`,
  );
  model.expectedMessages.splice(index, 1);
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
 * confirm it, and `conflict` if the donation was rejected.
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
  approveDonation(model, donation);
  return 'approved';
}
