import type { z } from 'zod';
import { untranslated } from '~/i18n/messages/message';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { issueOneTimeCode } from '../notifications/issue-one-time-code.server';
import type { helpReasonSchema } from './schemas';
import { requireAdmin } from '../admins/require-admin';
import { USER_NOT_FOUND_MESSAGE } from '../admins/users.server';

/**
 * Sends a login code to a member's own phone. Staff never see the code. Throws `conflict` for a
 * suspended member, and `rate_limited` if the phone has received too many codes.
 */
export async function sendLoginCode(
  ctx: Context,
  id: number,
  { reason }: z.output<typeof helpReasonSchema>,
): Promise<void> {
  requireAdmin(ctx, ...sendLoginCode.permissions);
  const messageId = await ctx.db.$transaction(async (tx) => {
    const member = await tx.member.findUnique({ where: { id }, select: { phone: true, suspended_at: true } });
    if (!member) throw new DomainError('not_found', USER_NOT_FOUND_MESSAGE);
    if (member.suspended_at)
      throw new DomainError('conflict', untranslated('This member is suspended and cannot log in.'));
    await recordAuditEntry(ctx, tx, {
      action: 'member.code_sent',
      subject: { kind: 'member', id },
      after: { reason },
    });
    return issueOneTimeCode(ctx, tx, { purpose: 'login', phone: member.phone, member_id: id });
  });
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
}

sendLoginCode.permissions = ['help_members'] as const;
