import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { requireAdmin } from '../admins/require-admin';
import { sendMessage } from '../notifications/send-message.server';
import { eraseMember } from '../sessions/delete-account.server';
import { approveDonation } from './approve-donation.server';
import { listUndoableDecisions } from './undoable-decisions.server';
import { rejectDonation } from './reject-donation.server';
import { getDonationForReview } from './review-queries.server';
import { undoDecision } from './undo-decision.server';

const ctx = await testContext();
const atOnce = await testContext({ environment: { UNDO_SECONDS: '0' } });

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

const reason = { rejection_reason: 'The amount on the screenshot is ₹110.' };
const nothing = {
  code: 'conflict',
  message: 'There is nothing to undo: this donation waits for a decision.',
};

const final = { code: 'conflict', message: 'This decision is final: its donor was already notified.' };

async function createPending(amount = 501) {
  const member = await createMember(ctx, { name: 'Meera Nair', karma_points: 40 });
  return { member, id: (await submitDonation(ctx.as(member), { amount })).id };
}

async function readTraces({ id: memberId }: { id: number }, id: number) {
  const [karma, messages, audit, member, donation] = await Promise.all([
    ctx.db.karmaEntry.findMany({
      where: { member_id: memberId, reference: { contains: `${id}` } },
      orderBy: { id: 'asc' },
    }),
    ctx.db.outboxMessage.findMany({ where: { member_id: memberId } }),
    ctx.db.auditEntry.findMany({ where: { subject_id: String(id), actor_kind: 'admin' }, orderBy: { id: 'asc' } }),
    ctx.db.member.findUniqueOrThrow({ where: { id: memberId } }),
    ctx.db.donation.findUniqueOrThrow({ where: { id } }),
  ]);
  return {
    karma: karma.map(({ delta, reason: why }) => `${delta} ${why}`),
    messages: messages.map(({ template }) => template),
    audit: audit.map(({ action }) => action),
    karma_points: member.karma_points,
    status: donation.status,
  };
}

test('the donor of a manual decision gets the message once it can no longer be undone', async () => {
  const { member, id } = await createPending();
  await approveDonation(await asAdmin(ctx), id);
  const { id: messageId } = await ctx.db.outboxMessage.findFirstOrThrow({ where: { member_id: member.id } });
  const getMessageStatus = async () =>
    (await ctx.db.outboxMessage.findFirstOrThrow({ where: { id: messageId } })).status;
  ctx.clock.set('2026-11-20T06:39:59+05:30');
  await sendMessage(ctx, messageId);
  expect(await getMessageStatus()).toBe('pending');
  ctx.clock.set('2026-11-20T06:40:00+05:30');
  await sendMessage(ctx, messageId);
  expect(await getMessageStatus()).toBe('queued');
});

test('an undone approval removes its karma with a separate entry, and can be decided again', async () => {
  const { member, id } = await createPending();
  const admin = await asAdmin(ctx);
  for (const times of [1, 2]) {
    await approveDonation(admin, id);
    expect(await undoDecision(admin, id)).toEqual({
      message: '₹501 of Meera Nair waits for a decision again.',
      donation_details: { amount: 501, user_name: 'Meera Nair' },
    });
    const { karma, ...rest } = await readTraces(member, id);
    expect(karma).toHaveLength(2 * times);
    expect(rest).toMatchObject({ messages: [], karma_points: 40, status: 'pending' });
  }
  const approved = await approveDonation(admin, id);
  expect(approved.donation_details).toMatchObject({ karma_points_awarded: 501, new_karma_total: 541 });
  expect(await readTraces(member, id)).toEqual({
    karma: ['501 donation', '-501 correction', '501 donation', '-501 correction', '501 donation'],
    messages: ['donation_approved'],
    audit: ['donation.approved', 'donation.undone', 'donation.approved', 'donation.undone', 'donation.approved'],
    karma_points: 541,
    status: 'approved',
  });
});

test('an undone rejection sends nothing to the donor, and its reason is removed', async () => {
  const { member, id } = await createPending();
  const admin = await asAdmin(ctx);
  await rejectDonation(admin, id, reason);
  await undoDecision(admin, id);
  expect(await ctx.db.donation.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: 'pending',
    rejection_reason: null,
    translations: {},
    decided_by_id: null,
    decided_at: null,
  });
  await approveDonation(admin, id);
  expect(await readTraces(member, id)).toMatchObject({ messages: ['donation_approved'], karma_points: 541 });
});

test('undoing twice or concurrently undoes once', async () => {
  const { member, id } = await createPending();
  const admins = await Promise.all([asAdmin(ctx), asAdmin(ctx), asAdmin(ctx)]);
  await approveDonation(admins[0], id);
  const undo = (_: unknown, at: number) => undoDecision(admins[at % 3] ?? ctx, id);
  const answers = await Promise.allSettled(Array.from({ length: 30 }, undo));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(undo(null, 0)).rejects.toMatchObject(nothing);
  expect(await readTraces(member, id)).toMatchObject({
    karma: ['501 donation', '-501 correction'],
    audit: ['donation.approved', 'donation.undone'],
    karma_points: 40,
    status: 'pending',
  });
});

test('undoing too late is a conflict: after the time, after the message was sent, or without one', async () => {
  const admin = await asAdmin(ctx);
  const [late, taken] = [await createPending(), await createPending()];
  await approveDonation(admin, late.id);
  await rejectDonation(admin, taken.id, reason);
  const { id: messageId } = await ctx.db.outboxMessage.findFirstOrThrow({ where: { member_id: taken.member.id } });
  // Simulates a worker whose clock is ahead of ours.
  ctx.clock.set('2026-11-20T06:40:00+05:30');
  await sendMessage(ctx, messageId);
  await expect(undoDecision(admin, late.id)).rejects.toMatchObject(final);
  ctx.clock.set('2026-11-20T06:31:00+05:30');
  await expect(undoDecision(admin, taken.id)).rejects.toMatchObject(final);
  expect(await readTraces(taken.member, taken.id)).toMatchObject({ audit: ['donation.rejected'], status: 'rejected' });
  expect(await readTraces(late.member, late.id)).toMatchObject({ karma: ['501 donation'], status: 'approved' });
});

test('if undoing is disabled, the donor gets the message immediately', async () => {
  atOnce.clock.set('2026-11-20T06:30:00+05:30');
  const member = await createMember(atOnce);
  const { id } = await submitDonation(atOnce.as(member));
  const admin = await asAdmin(atOnce);
  await approveDonation(admin, id);
  const { due_at } = await atOnce.db.outboxMessage.findFirstOrThrow({ where: { member_id: member.id } });
  expect(due_at).toEqual(atOnce.clock.now());
  await expect(undoDecision(admin, id)).rejects.toMatchObject(final);
  expect((await getDonationForReview(admin, id)).donation.undo_until).toBeNull();
});

test("undoing requires the permission of the decision, and is refused for one's own donation", async () => {
  const [yes, no] = [await createPending(), await createPending()];
  const admin = await asAdmin(ctx);
  const [approver, rejecter] = [await asAdmin(ctx, ['approve_donations']), await asAdmin(ctx, ['reject_donations'])];
  await approveDonation(admin, yes.id);
  await rejectDonation(admin, no.id, reason);
  await expect(undoDecision(rejecter, yes.id)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(undoDecision(approver, no.id)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(undoDecision(admin, 999_999)).rejects.toMatchObject({ code: 'not_found' });
  const own = await asAdmin(ctx);
  await ctx.db.admin.update({ where: { id: requireAdmin(own).adminId }, data: { member_id: no.member.id } });
  await expect(undoDecision(own, no.id)).rejects.toMatchObject({ code: 'forbidden' });
  expect((await getDonationForReview(own, no.id)).donation.undo_until).toBeNull();
  await undoDecision(approver, yes.id);
  await undoDecision(rejecter, no.id);
});

test('the proposer withdraws the proposal by undoing it, once, and two people decide again', async () => {
  const { member, id } = await createPending(60_000);
  const [first, second] = [await asAdmin(ctx), await asAdmin(ctx)];
  await approveDonation(first, id);
  await expect(undoDecision(second, id)).rejects.toMatchObject(nothing);
  await undoDecision(first, id);
  await expect(undoDecision(first, id)).rejects.toMatchObject(nothing);
  expect((await getDonationForReview(second, id)).donation).toMatchObject({
    approval_step: 'propose',
    proposed_by: null,
  });
  expect((await approveDonation(second, id)).awaits_second_person).toBe(true);
  await approveDonation(first, id);
  await undoDecision(second, id);
  expect((await approveDonation(first, id)).awaits_second_person).toBe(true);
  expect(await readTraces(member, id)).toMatchObject({
    audit: [
      'donation.proposed',
      'donation.proposal_withdrawn',
      'donation.proposed',
      'donation.approved',
      'donation.undone',
      'donation.proposal_withdrawn',
      'donation.proposed',
    ],
    status: 'pending',
    karma_points: 40,
  });
});

test('undoing the confirmation of a large donation keeps its proposal', async () => {
  const { member, id } = await createPending(60_000);
  const [first, second] = [await asAdmin(ctx), await asAdmin(ctx)];
  await approveDonation(first, id);
  await approveDonation(second, id);
  await undoDecision(second, id);
  expect((await getDonationForReview(second, id)).donation).toMatchObject({
    approval_step: 'confirm',
    undo_until: null,
  });
  expect((await approveDonation(first, id)).awaits_second_person).toBe(true);
  await approveDonation(second, id);
  await ctx.db.$transaction((tx) => eraseMember(ctx, tx, member.id));
  await expect(undoDecision(second, id)).rejects.toMatchObject(final);
});

test("the last decisions are one's own that can still be undone, newest first", async () => {
  const [admin, other] = [await asAdmin(ctx), await asAdmin(ctx)];
  const [one, two, three] = [await createPending(), await createPending(1100), await createPending()];
  await approveDonation(admin, one.id);
  ctx.clock.set('2026-11-20T06:35:00+05:30');
  await rejectDonation(admin, two.id, reason);
  await approveDonation(other, three.id);
  const undo_until = '2026-11-20T01:15:00.000Z';
  const rejected = { id: two.id, user_name: 'Meera Nair', amount: 1100, status: 'rejected', undo_until };
  expect(await listUndoableDecisions(admin)).toEqual([rejected, expect.objectContaining({ id: one.id })]);
  ctx.clock.set('2026-11-20T06:40:00+05:30');
  expect(await listUndoableDecisions(admin)).toEqual([rejected]);
});
