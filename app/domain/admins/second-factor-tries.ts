import type { Limit } from '../throttles/rate-limiter';

export const CODE_TRIES = { name: 'admin-proof', times: 10, seconds: 3600, scope: 'shared' } as const satisfies Limit;
