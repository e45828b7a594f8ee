import type { Limit } from '../throttles/rate-limiter';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lives without being used. Source: docs/rules.md#identity. */
export const SESSION_IDLE_SECONDS = { member: 30 * DAY, admin: 12 * HOUR } as const;

/** How long a session lives at most, however often it is used. */
export const SESSION_LIFE_SECONDS = { member: 180 * DAY, admin: DAY } as const;

/** So many sessions an owner has at most: the next one ends the one that began first. */
export const MOST_SESSIONS = 20;

/** For so long after they proved who they are, staff may change permissions, export and delete without being asked again. */
export const PROOF_SECONDS = 10 * MINUTE;

/** For so long what stands for the password of somebody who has just registered is good. */
export const FIRST_LOGIN_SECONDS = 10 * MINUTE;

/** A session's last use is written down at most this often. */
export const SESSION_TOUCH_SECONDS = 5 * MINUTE;

/** The text that members agree to when they sign up. */
export const CONSENT_VERSION = '2025-10-17';

export const LIMITS = {
  /** Of one known device, or of one network's strangers, at one account. */
  loginTries: { name: 'login-tries', times: 200, seconds: DAY, scope: 'shared' },
  /** Of all strangers together at one account. */
  loginByStrangers: { name: 'login-strangers', times: 200, seconds: DAY, scope: 'shared' },
  loginByNetwork: { name: 'login-network', times: 100, seconds: HOUR, scope: 'shared' },
  /** A village's drive signs 300 up behind one address in a morning. */
  signUpByNetwork: { name: 'sign-up-network', times: 400, seconds: HOUR, scope: 'shared' },
  signUpByNetworkADay: { name: 'sign-up-network-day', times: 1000, seconds: DAY, scope: 'shared' },
} as const satisfies Record<string, Limit>;

const FREE_LOGIN_TRIES = 5;
const FIRST_LOGIN_WAIT_SECONDS = 15;

/**
 * From the sixth failed login on, the tries of one device or network at one account stand ever further apart: 15 seconds, doubling to a
 * quarter of an hour. Undefined while tries are free.
 */
export function loginSpacing(tries: number): Limit | undefined {
  if (tries <= FREE_LOGIN_TRIES) return undefined;
  const seconds = Math.min(FIRST_LOGIN_WAIT_SECONDS * 2 ** (tries - FREE_LOGIN_TRIES - 1), 15 * MINUTE);
  return { name: 'login-wait', times: 1, seconds, scope: 'shared' };
}
