import { toDatabaseDate } from '~/lib/calendar';
import { oneTimeCodesCounter } from '~/lib/metrics.server';
import type { Transaction } from '~/db/client.server';
import type { OtpPurpose } from '~/db/generated/enums';
import type { Context } from '../context';
import { DomainError } from '../errors';
import type { KnownDevice } from '../throttles/known-device.server';
import { tryConsumeRateLimit } from '../throttles/try-consume';
import { refundNetworkLimit, limitByNetwork } from '../throttles/limit-by-network.server';
import { consumeUnknownDeviceLimit } from './limit-code-request.server';
import { isMatchingOneTimeCode } from './one-time-code';
import { OTP_RATE_LIMITS, OTP_POLICY } from './policy';
import { t } from '~/i18n/messages/message';

interface Guess {
  purpose: OtpPurpose;
  phone: string;
  otp: string;
  device?: KnownDevice | undefined;
  /** The member who enters the code in a session. Only codes of this member are compared. */
  memberId?: number;
}

export interface MatchedOneTimeCode {
  id: number;
  member_id: number | null;
}

interface LiveCode extends MatchedOneTimeCode {
  salt: Uint8Array;
  code_hash: Uint8Array;
}

/**
 * Returns the valid code that matches the typed one, or null. Throws `rate_limited` after too many
 * attempts. Source: docs/rules.md#one-time-codes.
 */
export async function findMatchingOneTimeCode(ctx: Context, guess: Guess): Promise<MatchedOneTimeCode | null> {
  const { device, memberId } = guess;
  if (memberId !== undefined) return guessInSession(ctx, guess, memberId);
  // A known device that has used up its own limit is treated as an unknown device.
  const isKnown =
    device !== undefined && (await tryConsumeRateLimit(ctx, OTP_RATE_LIMITS.guessedByDevices, device.key));
  const codes = isKnown
    ? await takeGuess(ctx, guess, OTP_POLICY.guessesPerCodeInAll)
    : await guessOfStranger(ctx, guess);
  const hit = codes.find((code) => isMatchingOneTimeCode(ctx, guess.otp, code)) ?? null;
  if (codes.length > 0) oneTimeCodesCounter.inc({ event: hit ? 'hit' : 'missed' });
  if (hit && !isKnown) {
    await refundNetworkLimit(ctx, OTP_RATE_LIMITS.guessedByNetwork);
    await ctx.limits.refund(OTP_RATE_LIMITS.guessedByStrangers, 'all');
  }
  return hit;
}

async function guessInSession(ctx: Context, guess: Guess, memberId: number): Promise<MatchedOneTimeCode | null> {
  await limitByNetwork(ctx, OTP_RATE_LIMITS.guessedByMemberNetwork);
  await ctx.limits.consume(OTP_RATE_LIMITS.guessedByMember, String(memberId));
  const codes = await takeGuess(ctx, guess, OTP_POLICY.guessesPerCode);
  const hit = codes.find((code) => isMatchingOneTimeCode(ctx, guess.otp, code)) ?? null;
  if (codes.length > 0) oneTimeCodesCounter.inc({ event: hit ? 'hit' : 'missed' });
  if (hit) await refundNetworkLimit(ctx, OTP_RATE_LIMITS.guessedByMemberNetwork);
  return hit;
}

async function guessOfStranger(ctx: Context, guess: Guess): Promise<LiveCode[]> {
  await limitByNetwork(ctx, OTP_RATE_LIMITS.guessedByNetwork);
  const codes = await takeGuess(ctx, guess, OTP_POLICY.guessesPerCode);
  if (codes.length === 0) return codes;
  await consumeUnknownDeviceLimit(ctx, OTP_RATE_LIMITS.guessedByStrangers);
  await countGuess(ctx, guess.phone);
  return codes;
}

async function countGuess(ctx: Context, phone: string): Promise<void> {
  const counted = await ctx.db.$executeRaw`
    INSERT INTO otp_guess_days (phone, day, guesses) VALUES (${phone}, ${toDatabaseDate(ctx.clock.today())}::date, 1)
    ON CONFLICT (phone, day) DO UPDATE SET guesses = otp_guess_days.guesses + 1
      WHERE otp_guess_days.guesses < ${OTP_POLICY.guessesPerPhoneDay}`;
  if (counted === 0)
    throw new DomainError('rate_limited', t('Too many attempts. Please try again tomorrow.'), {
      retryAfterSeconds: 3600,
    });
}

async function takeGuess(ctx: Context, guess: Guess, most: number): Promise<LiveCode[]> {
  const { purpose, phone } = guess;
  const memberId: number | null = guess.memberId ?? null;
  return ctx.sql<LiveCode[]>`
    UPDATE otp_codes SET guesses = guesses + 1
    WHERE id IN (
      SELECT id FROM otp_codes WHERE purpose = ${purpose}::"OtpPurpose" AND phone = ${phone}
        AND member_id IS NOT DISTINCT FROM coalesce(${memberId}::int, member_id)
      ORDER BY created_at DESC, id DESC LIMIT ${OTP_POLICY.validCodes}
    ) AND consumed_at IS NULL AND expires_at > ${ctx.clock.now()} AND guesses < ${most}::int
    RETURNING id, member_id AS "member_id", salt, code_hash AS "code_hash"`;
}

/**
 * Marks a code, and all other codes of the phone for the same purpose, as used. Returns false if
 * another request has already used the code.
 */
export async function consumeOneTimeCode(
  ctx: Context,
  tx: Transaction,
  { id, purpose, phone }: { id: number; purpose: OtpPurpose; phone: string },
): Promise<boolean> {
  const consumedAt = ctx.clock.now();
  const used = await tx.otpCode.updateMany({ where: { id, consumed_at: null }, data: { consumed_at: consumedAt } });
  if (used.count === 0) return false;
  await tx.otpCode.updateMany({ where: { phone, purpose, consumed_at: null }, data: { consumed_at: consumedAt } });
  return true;
}
