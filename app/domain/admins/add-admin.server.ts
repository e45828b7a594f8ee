import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import { toE164 } from '~/lib/phone';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createFieldConflictError, createInvalidFieldError } from '../errors';
import { assertNotGuessablePassword } from '../sessions/password-policy.server';
import { requireReauthenticatedAdmin } from './require-admin';
import type { addAdminSchema } from './schemas';
import { untranslated } from '~/i18n/messages/message';

/**
 * Adds a staff account. Throws `conflict` if the username is taken or the member is already linked
 * to another admin, and `invalid` if the password is easy to guess or no member has the phone.
 */
export async function addAdmin(
  ctx: Context,
  { password, permissions, memberPhone, ...who }: z.output<typeof addAdminSchema>,
): Promise<{ id: number }> {
  if (ctx.actor.kind !== 'system') requireReauthenticatedAdmin(ctx, ...addAdmin.permissions);
  assertNotGuessablePassword(ctx, password, { name: `${who.name} ${who.username}`, phone: '' }, 'password');
  const passwordHash = await ctx.passwords.hash(password, { first: true });
  return ctx.db.$transaction(async (tx) => {
    const memberId = memberPhone ? await findMember(tx, memberPhone) : null;
    const [added] = await tx.admin.createManyAndReturn({
      data: [{ ...who, member_id: memberId, password_hash: passwordHash, created_at: ctx.clock.now() }],
      skipDuplicates: true,
      select: { id: true },
    });
    if (!added)
      throw createFieldConflictError('username', untranslated('This username is taken. Please choose another one.'));
    await tx.adminPermission.createMany({
      data: [...new Set(permissions)].map((permission) => ({ admin_id: added.id, permission })),
    });
    await recordAuditEntry(ctx, tx, {
      action: 'admin.added',
      subject: { kind: 'admin', id: added.id },
      after: { ...who, permissions, member_id: memberId },
    });
    return added;
  });
}

addAdmin.permissions = ['manage_admins'] as const;

async function findMember(tx: Transaction, typedPhone: string): Promise<number> {
  const phone = toE164(typedPhone);
  const member = phone
    ? await tx.member.findUnique({ where: { phone }, select: { id: true, admin: { select: { id: true } } } })
    : null;
  if (!member) throw createInvalidFieldError('memberPhone', untranslated('No member has this phone.'));
  if (member.admin)
    throw createFieldConflictError('memberPhone', untranslated('This member belongs to another admin already.'));
  return member.id;
}
