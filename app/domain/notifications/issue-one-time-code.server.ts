import type { Transaction } from '~/db/client.server';
import type { OtpPurpose } from '~/db/generated/enums';
import type { Language } from '~/i18n/languages';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { ONE_TIME_CODE_LIFETIME_MINUTES, createOneTimeCode } from './one-time-code';
import { addToOutbox } from './outbox.server';
import { ONE_TIME_CODE_PURPOSES, OTP_DAY_SHARES, OTP_POLICY } from './policy';
import { t } from '~/i18n/messages/message';

/** Purposes of codes that can only be used in a session. */
const SESSION_PURPOSES = new Set<OtpPurpose>(['phone_proof', 'phone_change']);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface NewCode {
  purpose: OtpPurpose;
  phone: string;
  /** The member for whom the code is created. If it is null, the code is never sent. */
  member_id: number | null;
  language?: Language;
}

interface Requester {
  isKnown?: boolean;
  /** True if the member of the code requested it in a session. */
  isInSession?: boolean;
}

/**
 * Creates a one-time code and adds its message to the outbox. Throws `rate_limited` if the phone
 * has received too many codes. Source: docs/rules.md#one-time-codes.
 */
export async function issueOneTimeCode(
  ctx: Context,
  tx: Transaction,
  newCode: NewCode,
  requester: Requester = {},
): Promise<number | null> {
  const { language, ...code } = newCode;
  const { phone, member_id } = code;
  await acquireAdvisoryLock(tx, `otp:${phone}`);
  await refuseBeyondBudget(ctx, tx, code, requester);
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

async function refuseBeyondBudget(
  ctx: Context,
  tx: Transaction,
  { purpose, phone, member_id }: Omit<NewCode, 'language'>,
  { isKnown = false, isInSession = false }: Requester,
): Promise<void> {
  const now = ctx.clock.now().getTime();
  const issued = await tx.otpCode.findMany({
    where: {
      purpose: { in: [...ONE_TIME_CODE_PURPOSES] },
      phone,
      created_at: { gt: new Date(now - DAY_MS) },
    },
    orderBy: { created_at: 'desc' },
    select: { created_at: true, purpose: true, member_id: true },
  });
  const counted = issued.filter(
    (code) =>
      SESSION_PURPOSES.has(code.purpose) === SESSION_PURPOSES.has(purpose) &&
      (!isInSession || code.member_id === member_id),
  );
  const sent = issued.filter((code) => code.member_id !== null);
  const { resendSeconds, perPhoneHour, perPhoneDay, perPhoneDayInAll } = OTP_POLICY;
  const limits = [
    { codes: counted, times: 1, spanMs: resendSeconds * 1000 },
    { codes: sent, times: perPhoneDayInAll, spanMs: DAY_MS },
    ...(isKnown
      ? []
      : [
          { codes: counted, times: perPhoneHour, spanMs: HOUR_MS },
          { codes: counted, times: perPhoneDay, spanMs: DAY_MS },
        ]),
    ...OTP_DAY_SHARES.filter(({ purposes }) => purposes.has(purpose)).map(({ purposes, times }) => ({
      codes: sent.filter((code) => purposes.has(code.purpose)),
      times,
      spanMs: DAY_MS,
    })),
  ];
  const readyAt = limits.map(
    ({ codes, times, spanMs }) => (codes[times - 1]?.created_at.getTime() ?? -Infinity) + spanMs,
  );
  const waitMs = Math.max(...readyAt) - now;
  if (waitMs <= 0) return;
  throw new DomainError('rate_limited', t('An OTP was sent a moment ago. Please wait before asking for another one.'), {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
