import type { RateLimit } from '../throttles/rate-limiter';
import { describeProviderError } from './provider-errors';

export const CALLBACK_TIMEOUT_SECONDS = 60;

/**
 * Delays between attempts to save the outcome of a send. Their sum is below the callback timeout.
 */
export const OUTCOME_SAVE_RETRY_DELAYS_MS = [
  100, 200, 400, 800, 1_500, 3_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000,
];

const FIRST_RETRY_SECONDS = 5;
const MAX_RETRY_SECONDS = 3600;

/**
 * Maximum number of attempts to send a message. The last of 16 attempts is about six hours after
 * the first, because a provider outage may last that long.
 */
export const MAX_SEND_ATTEMPTS = 16;

/**
 * Returns the delay before the next attempt. It starts at five seconds and doubles up to one hour.
 * For some errors it is one hour from the first retry.
 */
export function getRetryDelaySeconds(attempts: number, code = ''): number {
  if (describeProviderError(code).reaction === 'retry_in_an_hour') return MAX_RETRY_SECONDS;
  return Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), MAX_RETRY_SECONDS);
}

/** WhatsApp delivers free text only within 24 hours after a message from the phone. */
export const FREE_TEXT_MS = 24 * 3_600_000;

/** Time that a reply may need from the form to WhatsApp. */
const SENDING_MS = 10 * 60_000;

/** True if WhatsApp still delivers a reply to a phone whose last message arrived at `lastAt`. */
export function isReplyAllowed(lastAt: Date, now: Date): boolean {
  return now.getTime() - lastAt.getTime() < FREE_TEXT_MS - SENDING_MS;
}

/** Outbox key of a reply from staff. The replies to a received message are numbered from 1. */
export function getReplyKey(messageId: bigint | string, reply: number): string {
  return `staff-reply:${messageId}:${reply}`;
}

/** Lists the outbox keys of all replies to a received message. */
export function listReplyKeys({ id, replies }: { id: bigint | string; replies: number }): string[] {
  return Array.from({ length: replies }, (_, at) => getReplyKey(id, at + 1));
}

/**
 * Templates of security messages and of replies. They are sent to the phone that they concern, even
 * if the member has changed the phone since.
 */
export const SECURITY_MESSAGE_TEMPLATES = [
  'otp',
  'password_changed',
  'phone_changed',
  'phone_restored',
  'phone_confirmed',
  'new_login',
  'notices_stopped',
  'notices_resumed',
  'staff_reply',
];

/** Key of the automatic answer to a phone. The outbox has one message per key and day. */
export function getAnswerKey(phone: string): string {
  return `message-received:${phone}`;
}

/** Templates about decisions on donations, which are also sent to unverified phones. */
export const DONATION_DECISION_TEMPLATES = [
  'donation_approved',
  'donation_rejected',
  'donation_refunded',
  'donation_refund_failed',
];

export const DONATION_DECISIONS_TO_UNVERIFIED_PHONE = {
  name: 'donation-decisions',
  times: 3,
  seconds: 7 * 24 * 3600,
  scope: 'shared',
} as const satisfies RateLimit;

/**
 * Days without reminders after WhatsApp has reported that a phone cannot be reached.
 * Source: docs/rules.md#reminders.
 */
export const UNREACHABLE_PHONE_DAYS = 30;

/**
 * True for messages that a member no longer receives after replying STOP. Security messages and
 * replies are not affected and are sent before notices.
 */
export function isNoticeTemplate(template: string): boolean {
  return !SECURITY_MESSAGE_TEMPLATES.includes(template);
}

/**
 * Hours within which a phone change can be undone through a link that is sent to the previous
 * phone. Source: docs/rules.md#profile.
 */
export const PHONE_RESTORATION_HOURS = 72;

const PROGRESS = ['queued', 'sent', 'delivered', 'read'] as const;

export const MESSAGE_STATUS_BY_PROVIDER_STATUS = {
  queued: 'queued',
  accepted: 'queued',
  sending: 'queued',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
} as const;

/**
 * Lists the statuses from which a message may change to `status`. A status never moves backwards,
 * and a delivered message cannot fail.
 */
export function listEarlierMessageStatuses(status: (typeof PROGRESS)[number] | 'failed'): (typeof PROGRESS)[number][] {
  return status === 'failed' ? ['queued', 'sent'] : PROGRESS.slice(0, PROGRESS.indexOf(status));
}

/**
 * Limits on one-time codes. All purposes share the limits of a phone.
 * Source: docs/rules.md#one-time-codes.
 */
export const OTP_POLICY = {
  guessesPerCode: 5,
  /** Maximum number of attempts per code, from unknown and known devices together. */
  guessesPerCodeInAll: 20,
  guessesPerPhoneDay: 15,
  validCodes: 2,
  resendSeconds: 60,
  perPhoneHour: 3,
  perPhoneDay: 6,
  /** Maximum number of codes per phone and day, including those that known devices request. */
  perPhoneDayInAll: 12,
} as const;

/** Purposes of one-time codes. They share the limits of a phone. */
export const ONE_TIME_CODE_PURPOSES = ['password_reset', 'phone_change', 'login', 'phone_proof'] as const;

/** Maximum codes per phone and day for purposes together. See docs/rules.md#one-time-codes. */
export const OTP_DAY_SHARES: readonly { purposes: ReadonlySet<string>; times: number }[] = [
  { purposes: new Set(['password_reset', 'login', 'phone_change']), times: 9 },
  { purposes: new Set(['phone_proof', 'phone_change']), times: 9 },
  { purposes: new Set(['phone_change']), times: 6 },
];

/**
 * Rate limits by network, by known device, by member for requests in a session, and for all unknown
 * devices together.
 * Source: docs/rules.md#one-time-codes.
 */
export const OTP_RATE_LIMITS = {
  askedByNetwork: { name: 'otp-network', times: 20, seconds: 3600, scope: 'shared' },
  askedByDevices: { name: 'otp-devices', times: 6, seconds: 24 * 3600, scope: 'shared' },
  askedByStrangers: { name: 'otp-strangers', times: 20_000, seconds: 3600, scope: 'shared' },
  askedByMember: { name: 'otp-member', times: 12, seconds: 24 * 3600, scope: 'shared' },
  askedByMemberNetwork: { name: 'otp-member-network', times: 60, seconds: 3600, scope: 'shared' },
  guessedByMember: { name: 'otp-guess-member', times: 15, seconds: 24 * 3600, scope: 'shared' },
  guessedByMemberNetwork: { name: 'otp-guess-member-network', times: 60, seconds: 3600, scope: 'shared' },
  guessedByNetwork: { name: 'otp-guess-network', times: 30, seconds: 3600, scope: 'shared' },
  guessedByDevices: { name: 'otp-guess-devices', times: 15, seconds: 24 * 3600, scope: 'shared' },
  guessedByStrangers: { name: 'otp-guess-strangers', times: 3_000, seconds: 3600, scope: 'shared' },
} as const satisfies Record<string, RateLimit>;

export function getSecondsUntilResend(askedAt: Date, now: Date): number {
  const left = OTP_POLICY.resendSeconds - (now.getTime() - askedAt.getTime()) / 1000;
  return Math.min(OTP_POLICY.resendSeconds, Math.max(0, Math.ceil(left)));
}
