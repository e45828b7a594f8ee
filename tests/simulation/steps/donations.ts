import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { rejectDonation } from '~/domain/donations/reject-donation.server';
import { submitQrDonation } from '~/domain/donations/submit-qr-donation.server';
import { undoDecision } from '~/domain/donations/undo-decision.server';
import {
  addUpload,
  NOTHING_TO_UNDO,
  predictApproval,
  predictUndoAnswer,
  predictUploadAnswer,
  rejectDonation as rejectInModel,
} from '../model/donations';
import type { Model } from '../model/world';
import type { Real } from '../world/world';
import { pickStaff } from './classes';
import { attempt, expectAgreement, pick, recordReached, Step } from './step';

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
    const { id } = await real.ctx.db.donation.findFirstOrThrow({
      where: { member_id: member.id },
      orderBy: { id: 'desc' },
    });
    addUpload(model, { id, member, rupees, file });
  });
}

const pickDonation = (model: Model, at: number) => pick(model.donations.slice(-4), at);

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
    if (donation.status === 'pending') rejectInModel(model, donation);
    if (donation.status === 'rejected') expect(answer?.result).toBe('done');
    else expect(answer?.result).toMatch(isDecided);
  });
}

export function createUndoStep(at: number, staff: number): Step {
  return new Step(`staff ${staff % 2} undoes what was decided on donation ${at}`, async (real, model, fault) => {
    const decided = model.donations.filter(({ status }) => status !== 'pending');
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
      else rejectInModel(model, donation);
    },
  );
}

export async function compareDonations({ ctx }: Real, model: Model): Promise<void> {
  const rows = await ctx.db.donation.findMany({ orderBy: { id: 'asc' } });
  expect(
    rows.map((row) => ({
      of: row.member_id,
      rupees: row.amount_paise / 100,
      status: row.status,
      karma: row.karma_points_awarded,
    })),
  ).toEqual(
    model.donations.map(({ member, rupees, status, karma }) => ({ of: member?.id ?? null, rupees, status, karma })),
  );
}
