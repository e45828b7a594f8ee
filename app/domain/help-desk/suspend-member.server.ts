import type { z } from 'zod';
import { untranslated } from '~/i18n/messages/message';
import type { Transaction } from '~/db/client.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { endMemberSessions } from '../members/end-sessions.server';
import type { helpReasonSchema } from './schemas';
import { requireAdmin } from '../admins/require-admin';
import { USER_NOT_FOUND_MESSAGE } from '../admins/users.server';

type Reason = z.output<typeof helpReasonSchema>;

/**
 * Suspends a member: all sessions end, and the member can neither log in nor get notices or
 * reminders. Throws `forbidden` for a member who is an admin, and `conflict` if already suspended.
 */
export async function suspendMember(ctx: Context, id: number, { reason }: Reason): Promise<void> {
  requireAdmin(ctx, ...suspendMember.permissions);
  await ctx.db.$transaction(async (tx) => {
    const member = await lock(tx, id);
    if (member.is_admin)
      throw new DomainError('forbidden', untranslated('This member is an admin and cannot be suspended.'));
    if (member.suspend_reason !== null)
      throw new DomainError('conflict', untranslated('This member is suspended already.'));
    await tx.member.update({
      where: { id },
      data: { suspended_at: ctx.clock.now(), suspend_reason: reason },
      select: { id: true },
    });
    await endMemberSessions(tx, id);
    await recordAuditEntry(ctx, tx, {
      action: 'member.suspended',
      subject: { kind: 'member', id },
      after: { reason },
    });
  });
}

suspendMember.permissions = ['manage_users'] as const;

/** Lifts a suspension. Throws `conflict` if the member is not suspended. */
export async function liftSuspension(ctx: Context, id: number, { reason }: Reason): Promise<void> {
  requireAdmin(ctx, ...suspendMember.permissions);
  await ctx.db.$transaction(async (tx) => {
    const { suspend_reason } = await lock(tx, id);
    if (suspend_reason === null) throw new DomainError('conflict', untranslated('This member is not suspended.'));
    await tx.member.update({
      where: { id },
      data: { suspended_at: null, suspend_reason: null },
      select: { id: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'member.unsuspended',
      subject: { kind: 'member', id },
      before: { suspended_for: suspend_reason },
      after: { reason },
    });
  });
}

async function lock(tx: Transaction, id: number): Promise<{ suspend_reason: string | null; is_admin: boolean }> {
  const [member] = await tx.$queryRaw<{ suspend_reason: string | null; is_admin: boolean }[]>`
    SELECT suspend_reason, EXISTS (SELECT FROM admins WHERE member_id = members.id AND disabled_at IS NULL) AS is_admin
    FROM members WHERE id = ${id} FOR NO KEY UPDATE`;
  if (!member) throw new DomainError('not_found', USER_NOT_FOUND_MESSAGE);
  return member;
}
