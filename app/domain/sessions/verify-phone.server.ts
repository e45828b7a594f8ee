import type { Transaction } from '~/db/client.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { endMemberSessions } from '../members/end-sessions.server';
import { releaseDonationDecisions } from '../notifications/donation-decisions.server';
import { creditVerifiedFriend, lockReferrer } from '../referrals/credit-referral.server';

interface Proof {
  id: number;
  phone: string;
  /** True if the proof was given in a session of this member. */
  isFromOwnSession: boolean;
}

/**
 * Marks a member's phone number as verified. If the first proof does not come from a session of the
 * member, somebody else may have registered the number, so everything that opens the account ends.
 * Returns whether it was the first proof. Source: docs/rules.md#proof-of-a-phone.
 */
export async function markPhoneVerified(
  ctx: Context,
  tx: Transaction,
  { id, phone, isFromOwnSession }: Proof,
): Promise<boolean> {
  await lockReferrer(tx, id);
  const [before] = await tx.$queryRaw<{ has_password: boolean }[]>`
    SELECT password_hash IS NOT NULL AS has_password FROM members
    WHERE id = ${id} AND phone = ${phone} AND phone_proved_at IS NULL FOR NO KEY UPDATE`;
  if (!before) return false;
  await tx.member.update({ where: { id }, data: { phone_proved_at: ctx.clock.now() }, select: { id: true } });
  // An imported member without a password was set up by nobody else.
  if (!isFromOwnSession && before.has_password) await resetAccount(ctx, tx, id);
  await releaseDonationDecisions(ctx, tx, id);
  await creditVerifiedFriend(ctx, tx, id);
  return true;
}

/**
 * Ends all sessions, device tokens, calendar URLs, pending phone changes and the password of a
 * member, removes the details for tax certificates, and asks again for the choices and declarations
 * that only the owner can make.
 */
async function resetAccount(ctx: Context, tx: Transaction, id: number): Promise<void> {
  await endMemberSessions(tx, id);
  await tx.pushSubscription.deleteMany({ where: { member_id: id } });
  await tx.member.update({
    where: { id },
    data: {
      password_hash: null,
      needs_setup: true,
      calendar_version: { increment: 1 },
      reminders_wanted_at: null,
      reminder_answered_at: null,
      shows_presence: false,
      presence_answered_at: null,
      // Payment receipts would go to this address.
      email: null,
      citizen_declared_at: null,
    },
    select: { id: true },
  });
  const now = ctx.clock.now();
  await tx.otpCode.updateMany({ where: { member_id: id, consumed_at: null }, data: { consumed_at: now } });
  await tx.phoneMove.deleteMany({ where: { member_id: id } });
  // Certificates of later donations would be issued to this person. Donations keep their details.
  await tx.donorRecord.deleteMany({ where: { member_id: id, donations: { none: {} } } });
  await tx.donorRecord.updateMany({ where: { member_id: id }, data: { member_id: null } });
  const actor = ctx.actor.kind === 'admin' ? ctx.actor : ({ kind: 'member', memberId: id, sessionId: 0 } as const);
  await recordAuditEntry({ ...ctx, actor }, tx, { action: 'member.account_reset', subject: { kind: 'member', id } });
}
