import { toDatabaseDate } from '~/lib/calendar';
import type { Transaction } from '~/db/client.server';
import type { OtpPurpose } from '~/db/generated/enums';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { isCode } from './one-time-code';
import { OTP_POLICY } from './policy';

interface Guess {
  purpose: OtpPurpose;
  /** E.164 */
  phone: string;
  /** As typed. */
  otp: string;
}

/** The code that a guess hit. */
export interface HitCode {
  id: number;
  memberId: number | null;
}

interface LiveCode extends HitCode {
  salt: Uint8Array;
  codeHash: Uint8Array;
}

/**
 * The phone's live code that was typed, or null for a wrong or expired one. Each guess is counted before it is compared. Throws rate_limited
 * past the phone's guesses of the day. Source: rules, identity, OTP.
 */
export async function guessCode(ctx: Context, guess: Guess): Promise<HitCode | null> {
  await countGuess(ctx, guess.phone);
  const codes = await takeGuess(ctx, guess);
  return codes.find((code) => isCode(ctx, guess.otp, code)) ?? null;
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
async function takeGuess(ctx: Context, { purpose, phone }: Guess): Promise<LiveCode[]> {
  return ctx.db.$queryRaw<LiveCode[]>`
    UPDATE otp_codes SET guesses = guesses + 1
    WHERE id IN (
      SELECT id FROM otp_codes WHERE purpose = ${purpose}::"OtpPurpose" AND phone = ${phone}
      ORDER BY created_at DESC, id DESC LIMIT ${OTP_POLICY.validCodes}
    ) AND consumed_at IS NULL AND expires_at > ${ctx.clock.now()} AND guesses < ${OTP_POLICY.guessesPerCode}
    RETURNING id, member_id AS "memberId", salt, code_hash AS "codeHash"`;
}

/** Uses up a code and its phone's other codes for the same purpose, in the caller's transaction. False when another request was first. */
export async function consumeCode(
  ctx: Context,
  tx: Transaction,
  { id, purpose, phone }: { id: number; purpose: OtpPurpose; phone: string },
): Promise<boolean> {
  const consumedAt = ctx.clock.now();
  const used = await tx.otpCode.updateMany({ where: { id, consumedAt: null }, data: { consumedAt } });
  if (used.count === 0) return false;
  await tx.otpCode.updateMany({ where: { phone, purpose, consumedAt: null }, data: { consumedAt } });
  return true;
}
