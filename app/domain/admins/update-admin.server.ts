import type { z } from 'zod';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createEditConflictError, DomainError } from '../errors';
import { withdrawLapsedProposals } from './lapsed-proposals.server';
import { requireReauthenticatedAdmin } from './require-admin';
import type { updateAdminSchema } from './schemas';
import { ADMIN_NOT_FOUND_MESSAGE } from './staff.server';
import { untranslated, t } from '~/i18n/messages/message';

/**
 * Saves a staff account. Throws `conflict` if it was edited since `version`, and `forbidden` if
 * admins disable themselves or remove their own permission to manage staff. As a result, at least
 * one admin can always manage staff. Proposals that the admin may no longer make are withdrawn.
 */
export async function updateAdmin(
  ctx: Context,
  id: number,
  { version, permissions, disabled, name, email }: z.output<typeof updateAdminSchema>,
): Promise<void> {
  const { adminId } = requireReauthenticatedAdmin(ctx, ...updateAdmin.permissions);
  if (id === adminId && (disabled || !permissions.includes('manage_admins')))
    throw new DomainError(
      'forbidden',
      untranslated('You cannot disable yourself or give up managing the staff. Ask a colleague.'),
    );
  await ctx.db.$transaction(async (tx) => {
    // If two admins remove each other's permission at the same time, the second request waits for
    // this lock, and then finds that its own admin has lost the permission.
    await tx.$queryRaw`SELECT id FROM admins ORDER BY id FOR UPDATE`;
    const own = await tx.adminPermission.findFirst({ where: { admin_id: adminId, permission: 'manage_admins' } });
    if (!own) throw new DomainError('forbidden', t('You do not have permission to do this.'));
    const before = await tx.admin.findUnique({ where: { id }, include: { permissions: true } });
    if (!before) throw new DomainError('not_found', ADMIN_NOT_FOUND_MESSAGE);
    if (version !== undefined && version !== before.version) throw createEditConflictError('admin');
    const disabledAt = disabled ? (before.disabled_at ?? ctx.clock.now()) : null;
    const granted = [...new Set(permissions)];
    await tx.admin.update({
      where: { id },
      data: {
        name,
        email,
        disabled_at: disabledAt,
        version: { increment: 1 },
        ...(disabled && { devices_version: { increment: 1 } }),
      },
    });
    await tx.adminPermission.deleteMany({ where: { admin_id: id } });
    await tx.adminPermission.createMany({ data: granted.map((permission) => ({ admin_id: id, permission })) });
    if (disabled) await tx.session.deleteMany({ where: { admin_id: id } });
    await withdrawLapsedProposals(ctx, tx, id, disabled ? [] : granted);
    await recordAuditEntry(ctx, tx, {
      action: 'admin.updated',
      subject: { kind: 'admin', id },
      before: {
        name: before.name,
        email: before.email,
        disabled: before.disabled_at !== null,
        permissions: before.permissions.map(({ permission }) => permission),
      },
      after: { name, email, disabled, permissions: granted },
    });
  });
}

updateAdmin.permissions = ['manage_admins'] as const;
