import type { z } from 'zod';
import type { Context } from '../context';
import { createInvalidFieldError } from '../errors';
import { consumeOneTimeCode, findMatchingOneTimeCode } from '../notifications/match-code.server';
import { findKnownDevice, issueDeviceToken } from '../throttles/known-device.server';
import { WRONG_OTP_MESSAGE } from './verify-own-phone.server';
import { markPhoneVerified } from './verify-phone.server';
import type { loginCodeSchema } from './schemas';
import { startMemberSession } from './start-member-session.server';

const purpose = 'login';

/**
 * Logs a member in with a one-time code, which also verifies the phone number. Throws `invalid` if
 * the code is wrong, and `rate_limited` after too many attempts.
 * Source: docs/rules.md#login-with-a-code.
 */
export async function logInByCode(
  ctx: Context,
  { phone, otp }: Pick<z.output<typeof loginCodeSchema>, 'phone' | 'otp'>,
): Promise<{ token: string; memberId: number; device: string | null }> {
  const known = await findKnownDevice(ctx, { kind: 'member', name: phone });
  const code = await findMatchingOneTimeCode(ctx, { purpose, phone, otp, device: known });
  const memberId = code?.member_id;
  if (!code || !memberId) throw createInvalidFieldError('otp', WRONG_OTP_MESSAGE);
  const { messageId, ...opened } = await ctx.db.$transaction(async (tx) => {
    if (!(await consumeOneTimeCode(ctx, tx, { id: code.id, purpose, phone })))
      throw createInvalidFieldError('otp', WRONG_OTP_MESSAGE);
    const isFirstProof = await markPhoneVerified(ctx, tx, { id: memberId, phone, isFromOwnSession: false });
    // The code is rejected if the member has changed the phone number since it was sent.
    if ((await tx.member.count({ where: { id: memberId, phone } })) === 0)
      throw createInvalidFieldError('otp', WRONG_OTP_MESSAGE);
    const isExpected = known !== undefined || isFirstProof;
    const started = await startMemberSession(ctx, tx, { memberId, isExpected });
    return { ...started, device: await issueDeviceToken(ctx, tx, { kind: 'member', id: memberId }) };
  });
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
  const { address, requestId } = ctx.origin;
  ctx.log.info({ member: memberId, address, requestId }, 'member logged in with a code');
  return { memberId, ...opened };
}
