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
