import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { verifyOwnPassword } from '../members/verify-own-password.server';
import type { CleanupSummary } from '../members/responses';
import type { deleteAccountSchema } from '../members/schemas';
import { creditMissedReferrals } from '../referrals/credit-referral.server';
import { deletePhoneData, releasePhoneData } from './phone-data.server';
import { t } from '~/i18n/messages/message';

const STAFF = t('This account belongs to the back office. Please ask another admin.');

/**
 * Deletes the acting member's account. Throws `invalid` if the password is wrong, and `forbidden`
 * if the member is an active admin. Source: docs/rules.md#back-office.
 */
export async function deleteAccount(
  ctx: Context,
  { password }: z.output<typeof deleteAccountSchema>,
): Promise<CleanupSummary> {
  const { id } = await verifyOwnPassword(ctx, password, 'password');
  await assertNotStaff(ctx.db, id);
  return ctx.db.$transaction((tx) => eraseMember(ctx, tx, id));
}

/** Throws `forbidden` if the member is an active admin. */
export async function assertNotStaff({ admin }: Pick<Transaction, 'admin'>, memberId: number): Promise<void> {
  const staff = await admin.count({ where: { member_id: memberId, disabled_at: null } });
  if (staff > 0) throw new DomainError('forbidden', STAFF);
}

/**
 * Deletes a member. Donations are kept without a name. The caller must check the permission. The
 * member is locked before the classes, as in all transactions, to avoid deadlocks.
 * Source: docs/rules.md#back-office.
 */
export async function eraseMember(ctx: Context, tx: Transaction, memberId: number): Promise<CleanupSummary> {
  // Until the transaction ends, this lock prevents new attendances of the member.
  const [member] = await tx.$queryRaw<{ phone: string; owns_phone: boolean; created_at: Date }[]>`
    SELECT phone, phone_proved_at IS NOT NULL OR import_id IS NOT NULL AS owns_phone, created_at
    FROM members WHERE id = ${memberId} FOR UPDATE`;
  if (!member) throw new DomainError('not_found', t('Member not found.'));
  // Missed referral credits are added first. If they were dropped, the phone could earn the karma
  // again with another account.
  await creditMissedReferrals(ctx, tx, memberId);
  await tx.$queryRaw`
    SELECT id FROM classes WHERE id IN (
      SELECT class_id FROM list_attendances(ARRAY[${memberId}::int], '-infinity', 'infinity')
      UNION SELECT class_id FROM ratings WHERE member_id = ${memberId}
    ) ORDER BY id FOR NO KEY UPDATE`;
  await leaveOpenPlans(tx, memberId);
  await releaseFiles(tx, memberId);
  const donations = await releaseDonations(tx, memberId);
  // A donor record is kept for the tax office if donations refer to it.
  await tx.donorRecord.deleteMany({ where: { member_id: memberId, donations: { none: {} } } });
  await tx.$executeRaw`
    UPDATE classes SET rating_count = rating_count - 1, rating_sum = rating_sum - rating
    FROM ratings WHERE ratings.member_id = ${memberId} AND ratings.class_id = classes.id`;
  const ratings = await tx.rating.deleteMany({ where: { member_id: memberId } });
  const attendances = await tx.attendance.deleteMany({ where: { member_id: memberId } });
  const referrals = await tx.referral.deleteMany({
    where: { OR: [{ referrer_id: memberId }, { friend_id: memberId }] },
  });
  await tx.outboxMessage.deleteMany({ where: { member_id: memberId } });
  await tx.reminder.deleteMany({ where: { member_id: memberId } });
  if (member.owns_phone) await deletePhoneData(tx, memberId, member.phone);
  await releasePhoneData(ctx, tx, memberId);
  await tx.$executeRaw`
    UPDATE community_groups SET places_taken = places_taken - 1
    WHERE id = (SELECT community_group_id FROM members WHERE id = ${memberId})`;
  await tx.member.delete({ where: { id: memberId }, select: { id: true } });
  await tx.deletedAccount.create({
    data: { member_id: memberId, member_created_at: member.created_at, deleted_at: ctx.clock.now() },
  });
  await recordAuditEntry(ctx, tx, { action: 'member.deleted', subject: { kind: 'member', id: memberId } });
  return {
    donations_deleted: donations,
    donations_anonymised: donations,
    attendances_deleted: attendances.count,
    ratings_deleted: ratings.count,
    referrals_updated: referrals.count,
  };
}

/** Keeps plans that are open to all, even if they were made for this member. */
async function leaveOpenPlans(tx: Transaction, memberId: number): Promise<void> {
  await tx.dietPlan.updateMany({
    where: { member_id: memberId, type: { not: 'personalized' }, is_private: false },
    data: { member_id: null },
  });
}

/** Detaches the member's files, which the sweep deletes later. */
async function releaseFiles(tx: Transaction, memberId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE stored_files SET attached_at = NULL WHERE key IN (
      SELECT screenshot_key FROM donations WHERE member_id = ${memberId}
      UNION SELECT unnest(ARRAY[media_key, thumbnail_key]) FROM diet_plans WHERE member_id = ${memberId}
    )`;
}

/**
 * Removes the member and the screenshots from the member's donations and returns their number. The
 * donations and their payment references stay, because the money stays in the trust's books.
 */
async function releaseDonations(tx: Transaction, memberId: number): Promise<number> {
  const { count } = await tx.donation.updateMany({
    where: { member_id: memberId },
    data: {
      member_id: null,
      screenshot_key: null,
      screenshot_sha256: null,
      screenshot_difference: null,
      screenshot_bands: [],
    },
  });
  return count;
}
