import type { z } from 'zod';
import type { Context } from '../context';
import { issueCode } from '../notifications/issue-code.server';
import { OTP_BY_ADDRESS } from '../notifications/policy';
import type { forgotPasswordSchema } from './schemas';

/**
 * Owes a one-time code to a phone. Whether the phone is registered changes neither the answer nor the work; nobody's code is dropped by the
 * worker. Throws rate_limited, with the wait, past the budgets of the phone and the address. Source: rules, identity, OTP.
 */
export async function requestPasswordReset(
  ctx: Context,
  { phone }: Pick<z.output<typeof forgotPasswordSchema>, 'phone'>,
): Promise<void> {
  await ctx.limits.take(OTP_BY_ADDRESS, ctx.origin.address);
  const messageId = await ctx.db.$transaction(async (tx) => {
    const member = await tx.member.findUnique({ where: { phone }, select: { id: true } });
    return issueCode(ctx, tx, { purpose: 'password_reset', phone, memberId: member?.id ?? null });
  });
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
}
