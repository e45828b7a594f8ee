import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { untranslated } from '~/i18n/messages/message';
import { requireAdmin } from './require-admin';
import { USER_NOT_FOUND_MESSAGE } from './users.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createEditConflictError, DomainError, createInvalidFieldError } from '../errors';
import { addKarma } from '../karma/add-karma.server';
import type { correctKarmaSchema } from './schemas';

/**
 * Sets a member's karma to a corrected balance. Throws `conflict` if the balance has changed since
 * the form was loaded, `invalid` if the new balance is the same, and `forbidden` if admins correct
 * their own karma. Source: docs/rules.md#karma.
 */
export async function correctKarma(
  ctx: Context,
  memberId: number,
  { karma_points, seen_points, reason }: z.output<typeof correctKarmaSchema>,
): Promise<void> {
  const admin = requireAdmin(ctx, ...correctKarma.permissions);
  const delta = karma_points - seen_points;
  if (delta === 0) throw createInvalidFieldError('karma_points', untranslated('This is what it is already'));
  await ctx.db.$transaction(async (tx) => {
    const [member] = await tx.$queryRaw<{ karma_points: number; is_own: boolean }[]>`
      SELECT karma_points, EXISTS (SELECT FROM admins WHERE id = ${admin.adminId} AND member_id = members.id) AS is_own
      FROM members WHERE id = ${memberId} FOR NO KEY UPDATE`;
    if (!member) throw new DomainError('not_found', USER_NOT_FOUND_MESSAGE);
    if (member.is_own) throw new DomainError('forbidden', untranslated('Somebody else corrects your karma.'));
    if (member.karma_points !== seen_points) throw createEditConflictError('karma');
    await addKarma(ctx, tx, { member_id: memberId, delta, reason: 'correction', reference: randomUUID() });
    await recordAuditEntry(ctx, tx, {
      action: 'member.karma_corrected',
      subject: { kind: 'member', id: memberId },
      before: { karma_points: seen_points },
      after: { karma_points, reason },
    });
  });
}

correctKarma.permissions = ['correct_karma'] as const;
