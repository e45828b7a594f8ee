import type { z } from 'zod';
import type { Context } from '../context';
import { DomainError, invalidField } from '../errors';
import { isCode } from '../notifications/one-time-code';
import { oweMessage } from '../notifications/owe-message.server';
import { toDatabaseDate } from '~/lib/calendar';
import { OTP_POLICY } from './policy';
import type { resetPasswordSchema } from './schemas';

export const RESET_FAILED = 'Failed to reset password. Please check your OTP and try again.';

interface LiveCode {
  id: number;
  memberId: number | null;
  salt: Uint8Array;
  codeHash: Uint8Array;
}

/**
 * Sets a new password with a one-time code: uses up the phone's codes, ends every session of the member and owes them a notice. Each guess
 * is counted before it is compared. Throws invalid for a wrong or expired code, rate_limited past the phone's guesses of the day.
 */
export async function resetPassword(
  ctx: Context,
  { phone, otp, newPassword }: Pick<z.output<typeof resetPasswordSchema>, 'phone' | 'otp' | 'newPassword'>,
): Promise<void> {
  await countGuess(ctx, phone);
  const codes = await takeGuess(ctx, phone);
  const match = codes.find((code) => isCode(ctx, otp, code));
  if (!match?.memberId) throw invalidField('otp', RESET_FAILED);
  const messageId = await changePassword(ctx, { phone, memberId: match.memberId, otpId: match.id, newPassword });
  if (messageId !== null) await ctx.enqueue('send-whatsapp-message', { messageId });
}

async function countGuess(ctx: Context, phone: string): Promise<void> {
  const counted = await ctx.db.$executeRaw`
    INSERT INTO otp_guess_days (phone, day, guesses) VALUES (${phone}, ${toDatabaseDate(ctx.clock.today())}::date, 1)
    ON CONFLICT (phone, day) DO UPDATE SET guesses = otp_guess_days.guesses + 1
      WHERE otp_guess_days.guesses < ${OTP_POLICY.guessesPerPhoneDay}`;
  if (counted === 0)
    throw new DomainError('rate_limited', 'Too many attempts. Please try again tomorrow.', { retryAfterSeconds: 3600 });
}

/** The phone's newest unused codes, each with one guess less. */
async function takeGuess(ctx: Context, phone: string): Promise<LiveCode[]> {
  return ctx.db.$queryRaw<LiveCode[]>`
    UPDATE otp_codes SET guesses = guesses + 1
    WHERE id IN (
      SELECT id FROM otp_codes WHERE purpose = 'password_reset' AND phone = ${phone}
      ORDER BY created_at DESC, id DESC LIMIT ${OTP_POLICY.validCodes}
    ) AND consumed_at IS NULL AND expires_at > ${ctx.clock.now()} AND guesses < ${OTP_POLICY.guessesPerCode}
    RETURNING id, member_id AS "memberId", salt, code_hash AS "codeHash"`;
}

async function changePassword(
  ctx: Context,
  change: { phone: string; memberId: number; otpId: number; newPassword: string },
): Promise<number | null> {
  const { phone, memberId, otpId, newPassword } = change;
  const passwordHash = await ctx.passwords.hash(newPassword);
  return ctx.db.$transaction(async (tx) => {
    const used = await tx.otpCode.updateMany({
      where: { id: otpId, consumedAt: null },
      data: { consumedAt: ctx.clock.now() },
    });
    if (used.count === 0) throw invalidField('otp', RESET_FAILED);
    await tx.otpCode.updateMany({
      where: { phone, purpose: 'password_reset', consumedAt: null },
      data: { consumedAt: ctx.clock.now() },
    });
    const member = await tx.member.update({ where: { id: memberId }, data: { passwordHash }, select: { name: true } });
    await tx.session.deleteMany({ where: { memberId } });
    return oweMessage(ctx, tx, {
      eventKey: `password-changed:${otpId}`,
      phone,
      memberId,
      template: 'password_changed',
      variables: { 1: member.name },
    });
  });
}
