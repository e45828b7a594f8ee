import type { RateLimit } from '../throttles/rate-limiter';

/** Counted per session, so wrong codes from a stolen session do not block the owner's session. */
export const SECOND_FACTOR_ATTEMPTS = {
  name: 'admin-proof',
  times: 10,
  seconds: 3600,
  scope: 'shared',
} as const satisfies RateLimit;

export function getAttemptsKey({ adminId, sessionId }: { adminId: number; sessionId: number }): string {
  return `${adminId}:${sessionId}`;
}
