import type { z } from 'zod';
import type { Context } from '../context';
import { invalidField } from '../errors';
import { consumeCode, guessCode } from '../notifications/guess-code.server';
import { oweMessage } from '../notifications/owe-message.server';
import { knownDevice, rememberedDevice } from '../throttles/known-device';
import type { resetPasswordSchema } from './schemas';
import { say } from '~/i18n/messages/say';

export const RESET_FAILED = say('Failed to reset password. Please check your OTP and try again.');

const purpose = 'password_reset';

/**
 * Sets a new password with a one-time code: uses up the phone's codes, ends every session of the member, owes them a notice. Returns the token by
 * which the device is known from now on. Throws
 * invalid for a wrong or expired code, rate_limited past the phone's guesses of the day. Source: docs/rules.md#reset.
 */
export async function resetPassword(
  ctx: Context,
  { phone, otp, newPassword }: Pick<z.output<typeof resetPasswordSchema>, 'phone' | 'otp' | 'newPassword'>,
): Promise<{ device: string }> {
  const account = { kind: 'member', name: phone } as const;
  const code = await guessCode(ctx, { purpose, phone, otp, device: knownDevice(ctx, account) });
  if (!code?.member_id) throw invalidField('otp', RESET_FAILED);
  const messageId = await changePassword(ctx, { phone, memberId: code.member_id, otp_id: code.id, newPassword });
  if (messageId !== null) await ctx.enqueue('send-whatsapp-message', { messageId });
  return { device: rememberedDevice(ctx, account) };
}

async function changePassword(
  ctx: Context,
  change: { phone: string; memberId: number; otp_id: number; newPassword: string },
): Promise<number | null> {
  const { phone, memberId, otp_id, newPassword } = change;
  const passwordHash = await ctx.passwords.hash(newPassword, { first: true });
  return ctx.db.$transaction(async (tx) => {
    if (!(await consumeCode(ctx, tx, { id: otp_id, purpose, phone }))) throw invalidField('otp', RESET_FAILED);
    const member = await tx.member.update({
      where: { id: memberId },
      data: { password_hash: passwordHash },
      select: { name: true },
    });
    await tx.session.deleteMany({ where: { member_id: memberId } });
    return oweMessage(ctx, tx, {
      event_key: `password-changed:${otp_id}`,
      phone,
      member_id: memberId,
      template: 'password_changed',
      variables: { 1: member.name },
    });
  });
}
