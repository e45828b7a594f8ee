import type { Limit } from '../throttles/rate-limiter';
import { providerError } from './provider-errors';

export const CALLBACK_PATIENCE_SECONDS = 60;

/** Waits before an outcome is written again; together below the wait for its callback. */
export const RECORD_AGAIN_AFTER_MS = [100, 200, 400, 800, 1_500, 3_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000];

const FIRST_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 3600;

/** The last is six hours after the first: a provider may be out of order for so long. */
export const MAX_ATTEMPTS = 16;

/** Doubles up to an hour; after some errors it is an hour from the beginning. */
export function retryDelaySeconds(attempts: number, code = ''): number {
  if (providerError(code).reaction === 'retry_in_an_hour') return LONGEST_RETRY_SECONDS;
  return Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS);
}

/** They go to the phone that they are about, whichever its member has by then. */
export const URGENT = [
  'otp',
  'password_changed',
  'phone_changed',
  'phone_restored',
  'notices_stopped',
  'notices_resumed',
];

/** Without reminders, once WhatsApp cannot reach a phone. Source: docs/rules.md#reminders. */
export const UNREACHABLE_DAYS = 30;

/** Whether STOP ends a message; what it does not end goes out before all notices. */
export function isNotice(template: string): boolean {
  return !URGENT.includes(template);
}

/** How long whoever reads the old phone may take a change back. Source: docs/rules.md#profile. */
export const RESTORATION_HOURS = 72;

const PROGRESS = ['queued', 'sent', 'delivered', 'read'] as const;

export const KNOWN_STATUSES = {
  queued: 'queued',
  accepted: 'queued',
  sending: 'queued',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
} as const;

/** What may move on to `status`: never back, and a failure ends all that is not delivered. */
export function statesBefore(status: (typeof PROGRESS)[number] | 'failed'): (typeof PROGRESS)[number][] {
  return status === 'failed' ? ['queued', 'sent'] : PROGRESS.slice(0, PROGRESS.indexOf(status));
}

/** Counts of a phone are over all purposes of codes. Source: docs/rules.md#one-time-codes. */
export const OTP_POLICY = {
  guessesPerCode: 5,
  /** By strangers and known devices together. */
  guessesPerCodeInAll: 20,
  guessesPerPhoneDay: 15,
  validCodes: 2,
  resendSeconds: 60,
  perPhoneHour: 3,
  perPhoneDay: 6,
  /** Also for codes that known devices ask for. */
  perPhoneDayInAll: 12,
} as const;

/** All of them share the limits of a phone. */
export const CODE_PURPOSES = ['password_reset', 'phone_change', 'login', 'phone_proof'] as const;

/** Source: docs/rules.md#one-time-codes. */
export const OTP_LIMITS = {
  askedByNetwork: { name: 'otp-network', times: 20, seconds: 3600, scope: 'shared' },
  askedByDevices: { name: 'otp-devices', times: 6, seconds: 24 * 3600, scope: 'shared' },
  askedByStrangers: { name: 'otp-strangers', times: 20_000, seconds: 3600, scope: 'shared' },
  guessedByNetwork: { name: 'otp-guess-network', times: 30, seconds: 3600, scope: 'shared' },
  guessedByDevices: { name: 'otp-guess-devices', times: 15, seconds: 24 * 3600, scope: 'shared' },
  guessedByStrangers: { name: 'otp-guess-strangers', times: 3_000, seconds: 3600, scope: 'shared' },
} as const satisfies Record<string, Limit>;

export function secondsToResend(askedAt: Date, now: Date): number {
  const left = OTP_POLICY.resendSeconds - (now.getTime() - askedAt.getTime()) / 1000;
  return Math.min(OTP_POLICY.resendSeconds, Math.max(0, Math.ceil(left)));
}
