import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { DomainError, invalidField } from '../errors';
import { actingMember } from './acting-member';
import type { deleteAccountSchema } from './schemas';
import type { CleanupSummary } from './responses';
import { say } from '~/i18n/messages/say';

const WRONG_PASSWORD = say('This is not your password.');
const STAFF = say('This account belongs to the back office. Please ask another admin.');
const TRIES = { name: 'account-deletion', times: 10, seconds: 3600, scope: 'shared' } as const;

/**
 * Deletes the acting member's account, with the password as confirmation. Throws invalid for a wrong one, forbidden for staff. Source: docs/rules.md#back-office.
 */
export async function deleteAccount(
  ctx: Context,
  { password }: z.output<typeof deleteAccountSchema>,
): Promise<CleanupSummary> {
  const memberId = actingMember(ctx);
  await ctx.limits.take(TRIES, String(memberId));
  const member = await ctx.db.member.findUnique({
    where: { id: memberId },
    select: { password_hash: true, admin: { select: { id: true } } },
  });
  if (!(await ctx.passwords.verify(password, member?.password_hash, { first: true })))
    throw invalidField('password', WRONG_PASSWORD);
  if (member?.admin) throw new DomainError('forbidden', STAFF);
  return ctx.db.$transaction((tx) => eraseMember(ctx, tx, memberId));
}

/**
 * Removes a member and everything of theirs, in the caller's transaction. Approved donations stay without a name; files that nobody owns any
 * more are left to the sweep. Who may do it is the caller's to decide.
 */
export async function eraseMember(ctx: Context, tx: Transaction, memberId: number): Promise<CleanupSummary> {
  const { phone } = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select: { phone: true } });
  const anonymised = await releaseFiles(tx, memberId);
  const gone = await tx.donation.deleteMany({ where: { member_id: memberId, status: { not: 'approved' } } });
  await tx.$executeRaw`
    UPDATE classes SET rating_count = rating_count - 1, rating_sum = rating_sum - rating
    FROM ratings WHERE ratings.member_id = ${memberId} AND ratings.class_id = classes.id`;
  const ratings = await tx.rating.deleteMany({ where: { member_id: memberId } });
  const attendances = await tx.attendance.deleteMany({ where: { member_id: memberId } });
  const referrals = await tx.referral.deleteMany({
    where: { OR: [{ referrer_id: memberId }, { friend_id: memberId }] },
  });
  await tx.message.deleteMany({ where: { member_id: memberId } });
  await tx.otpCode.deleteMany({ where: { phone, purpose: { in: ['password_reset', 'phone_change'] } } });
  await tx.member.delete({ where: { id: memberId }, select: { id: true } });
  await recordAudit(ctx, tx, { action: 'member.deleted', subject: { kind: 'member', id: memberId } });
  return {
    donations_deleted: gone.count + anonymised,
    donations_anonymised: anonymised,
    attendances_deleted: attendances.count,
    ratings_deleted: ratings.count,
    referrals_updated: referrals.count,
  };
}

/** Pictures of payments and personal plans lose their owner, and the sweep removes what has none. Returns how many donations stay. */
async function releaseFiles(tx: Transaction, memberId: number): Promise<number> {
  await tx.$executeRaw`
    UPDATE stored_files SET attached_at = NULL WHERE key IN (
      SELECT screenshot_key FROM donations WHERE member_id = ${memberId}
      UNION SELECT unnest(ARRAY[media_key, thumbnail_key]) FROM diet_plans WHERE member_id = ${memberId}
    )`;
  await tx.donation.updateMany({
    where: { member_id: memberId },
    data: { screenshot_key: null, screenshot_sha256: null, screenshot_difference: null, screenshot_bands: [] },
  });
  const kept = await tx.donation.updateMany({
    where: { member_id: memberId, status: 'approved' },
    data: { member_id: null },
  });
  return kept.count;
}
