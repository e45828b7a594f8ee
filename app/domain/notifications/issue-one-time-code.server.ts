import type { Transaction } from '~/db/client.server';
import type { OtpPurpose } from '~/db/generated/enums';
import type { Language } from '~/i18n/languages';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { ONE_TIME_CODE_LIFETIME_MINUTES, createOneTimeCode } from './one-time-code';
import { addToOutbox } from './outbox.server';
import { ONE_TIME_CODE_PURPOSES, OTP_POLICY } from './policy';
import { t } from '~/i18n/messages/message';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface NewCode {
  purpose: OtpPurpose;
  phone: string;
  /** The member for whom the code is created. If it is null, the code is never sent. */
  member_id: number | null;
  language?: Language;
}

/**
 * Creates a one-time code and adds its message to the outbox. Throws `rate_limited` if the phone
 * has received too many codes. Source: docs/rules.md#one-time-codes.
 */
export async function issueOneTimeCode(
  ctx: Context,
  tx: Transaction,
  newCode: NewCode,
  { isKnown }: { isKnown: boolean } = { isKnown: false },
): Promise<number | null> {
  const { language, ...code } = newCode;
  const { phone, member_id } = code;
  await acquireAdvisoryLock(tx, `otp:${phone}`);
  await refuseBeyondBudget(ctx, tx, phone, isKnown);
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + ONE_TIME_CODE_LIFETIME_MINUTES * 60_000);
  const { id } = await tx.otpCode.create({
    data: { ...code, ...createOneTimeCode(ctx), created_at: now, expires_at: expiresAt },
    select: { id: true },
  });
  return addToOutbox(ctx, tx, {
    event_key: `otp:${id}`,
    phone,
    member_id,
    otp_id: id,
    template: 'otp',
    ...(language ? { language } : {}),
    variables: {},
    expires_at: expiresAt,
  });
}

async function refuseBeyondBudget(ctx: Context, tx: Transaction, phone: string, isKnown: boolean): Promise<void> {
  const now = ctx.clock.now().getTime();
  const issued = await tx.otpCode.findMany({
    where: {
      purpose: { in: [...ONE_TIME_CODE_PURPOSES] },
      phone,
      created_at: { gt: new Date(now - DAY_MS) },
    },
    orderBy: { created_at: 'desc' },
    select: { created_at: true },
  });
  const readyAt = [
    [1, OTP_POLICY.resendSeconds * 1000],
    ...(isKnown
      ? [[OTP_POLICY.perPhoneDayInAll, DAY_MS]]
      : [
          [OTP_POLICY.perPhoneHour, HOUR_MS],
          [OTP_POLICY.perPhoneDay, DAY_MS],
        ]),
  ].map(([codes = 0, spanMs = 0]) => (issued[codes - 1]?.created_at.getTime() ?? -Infinity) + spanMs);
  const waitMs = Math.max(...readyAt) - now;
  if (waitMs <= 0) return;
  throw new DomainError('rate_limited', t('An OTP was sent a moment ago. Please wait before asking for another one.'), {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
