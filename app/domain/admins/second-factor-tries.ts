import type { Limit } from '../throttles/rate-limiter';

/** Of somebody who is logged in, to prove who they are once more. */
export const CODE_TRIES = { name: 'admin-proof', times: 10, seconds: 3600, scope: 'shared' } as const satisfies Limit;
