import type { RateLimit } from '../throttles/rate-limiter';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds without a request after which a session ends. Source: docs/rules.md#identity. */
export const SESSION_IDLE_SECONDS = { member: 30 * DAY, admin: 12 * HOUR } as const;

export const SESSION_MAX_AGE_SECONDS = { member: 180 * DAY, admin: DAY } as const;

export const MAX_SESSIONS_PER_ACCOUNT = 20;

/**
 * Seconds for which staff may change permissions, export data and delete records after they have
 * confirmed their identity.
 */
export const REAUTH_VALID_SECONDS = 10 * MINUTE;

export const FIRST_LOGIN_VALID_SECONDS = 10 * MINUTE;

/** Seconds after the first proof of a phone in which the member can start with an empty account. */
export const START_EMPTY_VALID_SECONDS = DAY;

export const SESSION_TOUCH_INTERVAL_SECONDS = 5 * MINUTE;

export const CONSENT_VERSION = '2025-10-17';

export const ACCOUNT_RATE_LIMITS = {
  loginTries: { name: 'login-tries', times: 200, seconds: DAY, scope: 'shared' },
  loginByStrangers: { name: 'login-strangers', times: 200, seconds: DAY, scope: 'shared' },
  loginByNetwork: { name: 'login-network', times: 100, seconds: HOUR, scope: 'shared' },
  /**
   * The limit is high enough for a sign-up drive in a village, where 300 people may register from
   * one network in a morning.
   */
  signUpByNetwork: { name: 'sign-up-network', times: 400, seconds: HOUR, scope: 'shared' },
  signUpByNetworkADay: { name: 'sign-up-network-day', times: 1000, seconds: DAY, scope: 'shared' },
} as const satisfies Record<string, RateLimit>;

const FREE_LOGIN_TRIES = 5;
const FIRST_LOGIN_WAIT_SECONDS = 15;

/**
 * Returns the rate limit that delays login attempts: none for the first five attempts, then one
 * attempt per 15 seconds. The delay doubles each time, up to 15 minutes.
 */
export function getLoginDelayLimit(tries: number): RateLimit | undefined {
  if (tries <= FREE_LOGIN_TRIES) return undefined;
  const seconds = Math.min(FIRST_LOGIN_WAIT_SECONDS * 2 ** (tries - FREE_LOGIN_TRIES - 1), 15 * MINUTE);
  return { name: 'login-wait', times: 1, seconds, scope: 'shared' };
}

/** Words of a name with fewer letters, such as `Om`, may occur in a password. */
const MIN_NAME_WORD_LENGTH = 4;

const DIGITS_OF_PHONE = 6;

/** Minimum number of characters in a new password. */
export const MIN_PASSWORD_LENGTH = 6;

/**
 * True if a password contains a word of the owner's name, six digits in a row of the phone number,
 * or the name of the site. Source: docs/rules.md#names-and-passwords.
 */
export function hasOwnWords(
  password: string,
  { name, phone, brandName = '' }: { name: string; phone: string; brandName?: string },
): boolean {
  const typed = simplify(password);
  const words = [...simplify(name).split(/[^\p{L}\p{M}]+/u), simplify(brandName)].filter(
    (word) => word.length >= MIN_NAME_WORD_LENGTH,
  );
  const digits = phone.replace(/\D/g, '');
  const parts = Array.from({ length: Math.max(0, digits.length - DIGITS_OF_PHONE + 1) }, (_, at) =>
    digits.slice(at, at + DIGITS_OF_PHONE),
  );
  return [...words, ...parts].some((part) => typed.includes(part));
}

function simplify(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
