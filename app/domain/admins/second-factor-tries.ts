import type { Limit } from '../throttles/rate-limiter';

/** By session: wrong codes sent with a stolen session must not block the owner's own. */
export const CODE_TRIES = { name: 'admin-proof', times: 10, seconds: 3600, scope: 'shared' } as const satisfies Limit;

export function triesKeyOf({ adminId, sessionId }: { adminId: number; sessionId: number }): string {
  return `${adminId}:${sessionId}`;
}
