import type { RateLimit } from '../throttles/rate-limiter';

/**
 * Maximum number of second-factor attempts per session and hour. The limit is per session, so that
 * wrong codes from a stolen session do not block the sessions of the account's owner.
 */
export const SECOND_FACTOR_SESSION_LIMIT = {
  name: 'admin-proof',
  times: 10,
  seconds: 3600,
  scope: 'shared',
} as const satisfies RateLimit;

export function getSecondFactorLimitKey({ adminId, sessionId }: { adminId: number; sessionId: number }): string {
  return `${adminId}:${sessionId}`;
}
