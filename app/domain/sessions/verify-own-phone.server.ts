import type { z } from 'zod';
import type { Context } from '../context';
import { createInvalidFieldError } from '../errors';
import { requireMember } from '../members/require-member';
import { limitMemberCodeRequest } from '../notifications/limit-code-request.server';
import { consumeOneTimeCode, findMatchingOneTimeCode } from '../notifications/match-code.server';
import { issueOneTimeCode } from '../notifications/issue-one-time-code.server';
import { ONE_TIME_CODE_LIFETIME_MINUTES } from '../notifications/one-time-code';
import { markPhoneVerified } from './verify-phone.server';
import type { oneTimeCodeSchema } from './schemas';
import { t } from '~/i18n/messages/message';

export const WRONG_OTP_MESSAGE = t('This OTP is wrong or has expired. Please check it and try again.');

const purpose = 'phone_proof';

/**
 * Returns the time at which the acting member requested a code that is still valid, or null if
 * there is none.
 */
export async function findPhoneVerificationCode(ctx: Context): Promise<{ askedAt: Date } | null> {
  const alive = new Date(ctx.clock.now().getTime() - ONE_TIME_CODE_LIFETIME_MINUTES * 60_000);
  const { id, phone } = await readOwnPhone(ctx);
  const code = await ctx.db.otpCode.findFirst({
    where: { purpose, phone, member_id: id, consumed_at: null, created_at: { gt: alive } },
    orderBy: { created_at: 'desc' },
    select: { created_at: true },
  });
  return code && { askedAt: code.created_at };
}

/**
 * Sends a verification code to the acting member's phone number, unless it is already verified.
 * Throws `rate_limited` after too many requests.
 */
export async function requestPhoneVerificationCode(ctx: Context): Promise<void> {
  const { id: member_id, phone, phone_proved_at } = await readOwnPhone(ctx);
  if (phone_proved_at) return;
  const requester = await limitMemberCodeRequest(ctx, member_id);
  const messageId = await ctx.db.$transaction((tx) =>
    issueOneTimeCode(ctx, tx, { purpose, phone, member_id }, requester),
  );
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
}

/**
 * Verifies the acting member's phone number with a one-time code. Throws `invalid` if the code is
 * wrong. Source: docs/rules.md#proof-of-a-phone.
 */
export async function verifyOwnPhone(ctx: Context, { otp }: z.output<typeof oneTimeCodeSchema>): Promise<void> {
  const { id, phone, phone_proved_at } = await readOwnPhone(ctx);
  if (phone_proved_at) return;
  const code = await findMatchingOneTimeCode(ctx, { purpose, phone, otp, memberId: id });
  if (code?.member_id !== id) throw createInvalidFieldError('otp', WRONG_OTP_MESSAGE);
  await ctx.db.$transaction(async (tx) => {
    if (!(await consumeOneTimeCode(ctx, tx, { id: code.id, purpose, phone })))
      throw createInvalidFieldError('otp', WRONG_OTP_MESSAGE);
    await markPhoneVerified(ctx, tx, { id, phone, isFromOwnSession: true });
  });
}

function readOwnPhone(ctx: Context) {
  return ctx.db.member.findUniqueOrThrow({
    where: { id: requireMember(ctx) },
    select: { id: true, phone: true, phone_proved_at: true },
  });
}
