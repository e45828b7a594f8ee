import type { z } from 'zod';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { endMemberSessions } from '../members/end-sessions.server';
import { requireAdmin } from '../admins/require-admin';
import type { helpReasonSchema } from './schemas';
import { USER_NOT_FOUND_MESSAGE } from '../admins/users.server';

/** Logs a member out on every device. Source: docs/rules.md#back-office. */
export async function endUserSessions(
  ctx: Context,
  id: number,
  { reason }: z.output<typeof helpReasonSchema>,
): Promise<void> {
  requireAdmin(ctx, ...endUserSessions.permissions);
  await ctx.db.$transaction(async (tx) => {
    const member = await tx.member.findUnique({ where: { id }, select: { id: true } });
    if (!member) throw new DomainError('not_found', USER_NOT_FOUND_MESSAGE);
    await endMemberSessions(tx, id);
    await recordAuditEntry(ctx, tx, {
      action: 'member.sessions_ended',
      subject: { kind: 'member', id },
      after: { reason },
    });
  });
}

endUserSessions.permissions = ['help_members'] as const;
