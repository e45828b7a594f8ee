import type { Context } from '../context';
import { DomainError } from '../errors';
import type { CleanupSummary } from '~/domain/members/responses';
import { eraseMember } from '../sessions/delete-account.server';
import { requireAdmin, requireReauthenticatedAdmin, assertPermission } from './require-admin';
import { USER_NOT_FOUND_MESSAGE } from './users.server';
import { untranslated } from '~/i18n/messages/message';

/**
 * Error message for staff without the permission to delete users.
 * Source: docs/specification/back-office.md#texts.
 */
export const DELETE_USER_NOT_ALLOWED_MESSAGE = untranslated("You don't have permission to delete users.");

/**
 * Deletes a member. Their approved donations are kept without a name.
 * Source: docs/rules.md#back-office.
 */
export async function deleteUser(ctx: Context, id: number): Promise<CleanupSummary> {
  if (ctx.actor.kind === 'admin') assertPermission(ctx.actor, deleteUser.permissions, DELETE_USER_NOT_ALLOWED_MESSAGE);
  const { adminId } = requireReauthenticatedAdmin(ctx);
  return ctx.db.$transaction(async (tx) => {
    const [member] = await tx.$queryRaw<{ admin_id: number | null }[]>`
      SELECT (SELECT id FROM admins WHERE member_id = members.id AND disabled_at IS NULL) AS admin_id
      FROM members WHERE id = ${id} FOR UPDATE`;
    if (!member) throw new DomainError('not_found', USER_NOT_FOUND_MESSAGE);
    if (member.admin_id === adminId) throw new DomainError('forbidden', untranslated('You cannot delete yourself.'));
    if (member.admin_id !== null)
      throw new DomainError('forbidden', untranslated('This member is an admin and cannot be deleted.'));
    return eraseMember(ctx, tx, id);
  });
}

deleteUser.permissions = ['delete_members'] as const;

export type UserRecordCounts = Record<'donations' | 'attendances' | 'ratings' | 'referrals', number>;

export async function countUserRecords(ctx: Context, id: number): Promise<UserRecordCounts> {
  requireAdmin(ctx, ...deleteUser.permissions);
  const [counted] = await ctx.sql<[UserRecordCounts]>`
    SELECT (SELECT count(*)::int FROM donations WHERE member_id = ${id}) AS donations,
      (SELECT count(*)::int FROM attendances WHERE member_id = ${id}) AS attendances,
      (SELECT count(*)::int FROM ratings WHERE member_id = ${id}) AS ratings,
      (SELECT count(*)::int FROM referrals WHERE referrer_id = ${id} OR friend_id = ${id}) AS referrals`;
  return counted;
}
