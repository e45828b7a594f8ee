import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError, createInvalidFieldError } from '../errors';
import { assertNotGuessablePassword } from '../sessions/password-policy.server';
import { requireAdmin, requireReauthenticatedAdmin } from './require-admin';
import type { changeOwnPasswordSchema, setAdminPasswordSchema } from './schemas';
import { ADMIN_NOT_FOUND_MESSAGE } from './staff.server';
import { untranslated } from '~/i18n/messages/message';

const TRIES = { name: 'admin-password', times: 10, seconds: 3600, scope: 'shared' } as const;

/**
 * Changes the acting admin's password and ends their other sessions. Throws `invalid` if the
 * current password is wrong or the new one is easy to guess.
 */
export async function changeOwnPassword(
  ctx: Context,
  { password, newPassword }: z.output<typeof changeOwnPasswordSchema>,
): Promise<void> {
  const { adminId, sessionId } = requireAdmin(ctx);
  await ctx.limits.consume(TRIES, `${adminId}:${sessionId}`);
  const admin = await ctx.db.admin.findUnique({
    where: { id: adminId },
    select: { password_hash: true, name: true, username: true },
  });
  if (!(await ctx.passwords.verify(password, admin?.password_hash, { first: true })))
    throw createInvalidFieldError('password', untranslated('This is not your present password.'));
  refuseBuiltOnSelf(ctx, newPassword, admin);
  const passwordHash = await ctx.passwords.hash(newPassword, { first: true });
  await ctx.db.$transaction((tx) => save(ctx, tx, adminId, passwordHash, sessionId));
}

/**
 * Sets the password of another admin and ends all their sessions. Throws `not_found` if there is no
 * such admin, and `forbidden` for the acting admin's own account.
 */
export async function setAdminPassword(
  ctx: Context,
  id: number,
  { newPassword }: z.output<typeof setAdminPasswordSchema>,
): Promise<void> {
  if (requireReauthenticatedAdmin(ctx, ...setAdminPassword.permissions).adminId === id)
    throw new DomainError('forbidden', untranslated('Change your own password under My account.'));
  const admin = await ctx.db.admin.findUnique({ where: { id }, select: { name: true, username: true } });
  refuseBuiltOnSelf(ctx, newPassword, admin);
  const passwordHash = await ctx.passwords.hash(newPassword, { first: true });
  await ctx.db.$transaction((tx) => save(ctx, tx, id, passwordHash, null));
}

setAdminPassword.permissions = ['manage_admins'] as const;

function refuseBuiltOnSelf(ctx: Context, password: string, admin: { name: string; username: string } | null): void {
  if (admin) assertNotGuessablePassword(ctx, password, { name: `${admin.name} ${admin.username}`, phone: '' });
}

async function save(
  ctx: Context,
  tx: Transaction,
  id: number,
  passwordHash: string,
  keptSessionId: number | null,
): Promise<void> {
  const { count } = await tx.admin.updateMany({
    where: { id },
    data: { password_hash: passwordHash, devices_version: { increment: 1 } },
  });
  if (count === 0) throw new DomainError('not_found', ADMIN_NOT_FOUND_MESSAGE);
  await tx.session.deleteMany({ where: { admin_id: id, ...(keptSessionId ? { id: { not: keptSessionId } } : {}) } });
  await recordAuditEntry(ctx, tx, { action: 'admin.password_changed', subject: { kind: 'admin', id } });
}
