import type { z } from 'zod';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { verifyOwnPassword } from '../members/verify-own-password.server';
import { endMemberSessions } from '../members/end-sessions.server';
import { issueDeviceToken } from '../throttles/known-device.server';
import { recordPasswordChange } from './record-password-change.server';
import { assertNotGuessablePassword } from './password-policy.server';
import type { changePasswordSchema } from './schemas';
import { t } from '~/i18n/messages/message';

/**
 * Changes the acting member's password, ends all other sessions and revokes known devices.
 * Source: docs/rules.md#profile.
 */
export async function changePassword(
  ctx: Context,
  { current_password, newPassword }: Omit<z.output<typeof changePasswordSchema>, 'confirmPassword'>,
): Promise<{ device: string | null }> {
  const { id, password_hash } = await verifyOwnPassword(ctx, current_password, 'current_password');
  const owner = await ctx.db.member.findUniqueOrThrow({ where: { id }, select: { name: true, phone: true } });
  assertNotGuessablePassword(ctx, newPassword, owner);
  const newHash = await ctx.passwords.hash(newPassword, { first: true });
  const { messageId, device } = await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.member.updateMany({ where: { id, password_hash }, data: { password_hash: newHash } });
    if (count === 0) throw new DomainError('unauthenticated', t('Please log in again.'));
    await endMemberSessions(tx, id, ctx.actor.kind === 'member' ? ctx.actor.sessionId : 0);
    const event = `${id}:${ctx.clock.now().getTime()}`;
    return {
      messageId: await recordPasswordChange(ctx, tx, { id, ...owner }, event),
      device: await issueDeviceToken(ctx, tx, { kind: 'member', id }),
    };
  });
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
  return { device };
}
