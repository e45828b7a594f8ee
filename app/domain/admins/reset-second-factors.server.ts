import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireReauthenticatedAdmin } from './require-admin';
import { ADMIN_NOT_FOUND_MESSAGE } from './staff.server';
import { untranslated } from '~/i18n/messages/message';

/**
 * Removes an admin's second factors and ends their sessions. Throws `not_found` if there is no such
 * admin, and `forbidden` if admins try to reset their own.
 */
export async function resetSecondFactors(ctx: Context, id: number): Promise<void> {
  if (ctx.actor.kind !== 'system' && requireReauthenticatedAdmin(ctx, ...resetSecondFactors.permissions).adminId === id)
    throw new DomainError('forbidden', untranslated('Change your own second factor under My account.'));
  await ctx.db.$transaction(async (tx) => {
    const admin = await tx.admin.findUnique({ where: { id }, select: { id: true } });
    if (!admin) throw new DomainError('not_found', ADMIN_NOT_FOUND_MESSAGE);
    const where = { admin_id: id };
    await tx.adminTotp.deleteMany({ where });
    await tx.adminRecoveryCode.deleteMany({ where });
    await tx.adminPasskey.deleteMany({ where });
    await tx.session.deleteMany({ where });
    await tx.admin.update({ where: { id }, data: { devices_version: { increment: 1 } }, select: { id: true } });
    await recordAuditEntry(ctx, tx, { action: 'admin.second_factor_reset', subject: { kind: 'admin', id } });
  });
}

resetSecondFactors.permissions = ['manage_admins'] as const;
