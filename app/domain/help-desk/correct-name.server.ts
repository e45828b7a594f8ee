import type { z } from 'zod';
import { untranslated } from '~/i18n/messages/message';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createInvalidFieldError, DomainError } from '../errors';
import type { correctNameSchema } from './schemas';
import { requireAdmin } from '../admins/require-admin';
import { USER_NOT_FOUND_MESSAGE } from '../admins/users.server';

/** Corrects a member's name, also on certificates. Throws `invalid` if the name is the same. */
export async function correctName(
  ctx: Context,
  id: number,
  { name, reason }: z.output<typeof correctNameSchema>,
): Promise<void> {
  requireAdmin(ctx, ...correctName.permissions);
  await ctx.db.$transaction(async (tx) => {
    const [member] = await tx.$queryRaw<{ name: string }[]>`
      SELECT name FROM members WHERE id = ${id} FOR NO KEY UPDATE`;
    if (!member) throw new DomainError('not_found', USER_NOT_FOUND_MESSAGE);
    if (member.name === name) throw createInvalidFieldError('name', untranslated('This is the name already'));
    await tx.member.update({ where: { id }, data: { name }, select: { id: true } });
    await recordAuditEntry(ctx, tx, {
      action: 'member.name_corrected',
      subject: { kind: 'member', id },
      before: { name: member.name },
      after: { name, reason },
    });
  });
}

correctName.permissions = ['help_members'] as const;
