import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { CODE_LIFETIME_MINUTES, newCode } from '../notifications/one-time-code';
import { oweMessage } from '../notifications/owe-message.server';
import { LIMITS, OTP_POLICY } from './policy';
import type { forgotPasswordSchema } from './schemas';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Owes a one-time code to a phone. Whether the phone is registered changes neither the answer nor the work; nobody's code is dropped by the
 * worker. Throws rate_limited, with the wait, past the budgets of the phone and the address. Source: rules, identity, OTP.
 */
export async function requestPasswordReset(
  ctx: Context,
  { phone }: Pick<z.output<typeof forgotPasswordSchema>, 'phone'>,
): Promise<void> {
  await ctx.limits.take(LIMITS.otpByAddress, ctx.origin.address);
  const messageId = await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`otp:${phone}`}, 0))::text`;
    await refuseBeyondBudget(ctx, tx, phone);
    return issueCode(ctx, tx, phone);
  });
  if (messageId !== null) await ctx.enqueue('send-whatsapp-message', { messageId });
}

async function refuseBeyondBudget(ctx: Context, tx: Transaction, phone: string): Promise<void> {
  const now = ctx.clock.now().getTime();
  const issued = await tx.otpCode.findMany({
    where: { purpose: 'password_reset', phone, createdAt: { gt: new Date(now - DAY_MS) } },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  });
  const readyAt = [
    [1, OTP_POLICY.resendSeconds * 1000],
    [OTP_POLICY.perPhoneHour, HOUR_MS],
    [OTP_POLICY.perPhoneDay, DAY_MS],
  ].map(([codes = 0, spanMs = 0]) => (issued[codes - 1]?.createdAt.getTime() ?? -Infinity) + spanMs);
  const waitMs = Math.max(...readyAt) - now;
  if (waitMs <= 0) return;
  throw new DomainError('rate_limited', 'An OTP was sent a moment ago. Please wait before asking for another one.', {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

async function issueCode(ctx: Context, tx: Transaction, phone: string): Promise<number | null> {
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MINUTES * 60_000);
  const member = await tx.member.findUnique({ where: { phone }, select: { id: true } });
  const memberId = member?.id ?? null;
  const { id } = await tx.otpCode.create({
    data: { purpose: 'password_reset', phone, memberId, ...newCode(ctx), createdAt: now, expiresAt },
    select: { id: true },
  });
  return oweMessage(ctx, tx, {
    eventKey: `otp:${id}`,
    phone,
    memberId,
    otpId: id,
    template: 'otp',
    variables: {},
    expiresAt,
  });
}
