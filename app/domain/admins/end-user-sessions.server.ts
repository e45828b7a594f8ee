import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { endMemberSessions } from '../members/end-sessions.server';
import { requireAdmin } from './require-admin';
import { USER_NOT_FOUND_MESSAGE } from './users.server';

/** Logs a member out on every device. Source: docs/rules.md#back-office. */
export async function endUserSessions(ctx: Context, id: number): Promise<void> {
  requireAdmin(ctx, ...endUserSessions.permissions);
  await ctx.db.$transaction(async (tx) => {
    const member = await tx.member.findUnique({ where: { id }, select: { id: true } });
    if (!member) throw new DomainError('not_found', USER_NOT_FOUND_MESSAGE);
    await endMemberSessions(tx, id);
    await recordAuditEntry(ctx, tx, { action: 'member.sessions_ended', subject: { kind: 'member', id } });
  });
}

endUserSessions.permissions = ['manage_users'] as const;
