import type { z } from 'zod';
import type { Context } from '../context';
import { createInvalidFieldError } from '../errors';
import { endMemberSessions } from '../members/end-sessions.server';
import { consumeOneTimeCode, findMatchingOneTimeCode } from '../notifications/match-code.server';
import { findKnownDevice, issueDeviceToken } from '../throttles/known-device.server';
import { recordPasswordChange } from './record-password-change.server';
import { markPhoneVerified } from './verify-phone.server';
import { assertNotCommonPassword, assertNotGuessablePassword } from './password-policy.server';
import type { resetPasswordSchema } from './schemas';
import { t } from '~/i18n/messages/message';

export const PASSWORD_RESET_FAILED_MESSAGE = t('Failed to reset password. Please check your OTP and try again.');

const purpose = 'password_reset';

/**
 * Sets a new password with a one-time code and ends all sessions. Throws `invalid` if the code is
 * wrong or the password is easy to guess. Source: docs/rules.md#reset.
 */
export async function resetPassword(
  ctx: Context,
  { phone, otp, newPassword }: Pick<z.output<typeof resetPasswordSchema>, 'phone' | 'otp' | 'newPassword'>,
): Promise<{ device: string | null }> {
  // The password is checked before the code, so that a weak password does not use up an attempt.
  assertNotCommonPassword(newPassword);
  const device = await findKnownDevice(ctx, { kind: 'member', name: phone });
  const code = await findMatchingOneTimeCode(ctx, { purpose, phone, otp, device });
  if (!code?.member_id) throw createInvalidFieldError('otp', PASSWORD_RESET_FAILED_MESSAGE);
  const { messageId, device: issued } = await setPassword(ctx, {
    phone,
    id: code.member_id,
    otp_id: code.id,
    newPassword,
  });
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
  return { device: issued };
}

async function setPassword(
  ctx: Context,
  { phone, id, otp_id, newPassword }: { phone: string; id: number; otp_id: number; newPassword: string },
): Promise<{ messageId: number | null; device: string | null }> {
  const owner = await ctx.db.member.findUnique({ where: { id, phone }, select: { name: true } });
  if (!owner) throw createInvalidFieldError('otp', PASSWORD_RESET_FAILED_MESSAGE);
  assertNotGuessablePassword(ctx, newPassword, { phone, ...owner });
  const passwordHash = await ctx.passwords.hash(newPassword, { first: true });
  return ctx.db.$transaction(async (tx) => {
    if (!(await consumeOneTimeCode(ctx, tx, { id: otp_id, purpose, phone })))
      throw createInvalidFieldError('otp', PASSWORD_RESET_FAILED_MESSAGE);
    await markPhoneVerified(ctx, tx, { id, phone, isFromOwnSession: false });
    // A code that was sent to a previous phone number of the member is rejected.
    const { count } = await tx.member.updateMany({ where: { id, phone }, data: { password_hash: passwordHash } });
    if (count === 0) throw createInvalidFieldError('otp', PASSWORD_RESET_FAILED_MESSAGE);
    await endMemberSessions(tx, id);
    const actor = { kind: 'member', memberId: id, sessionId: 0 } as const;
    const messageId = await recordPasswordChange({ ...ctx, actor }, tx, { id, phone, ...owner }, `${otp_id}`);
    return { messageId, device: await issueDeviceToken(ctx, tx, { kind: 'member', id, isProved: true }) };
  });
}
