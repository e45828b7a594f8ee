/** A rate limit. Limits with the same name share a counter and may differ only in `seconds`. */
export interface RateLimit {
  name: string;
  times: number;
  seconds: number;
  scope: 'shared' | 'process';
}

export interface RateLimiter {
  /**
   * Counts one use and returns the number of uses. Throws `rate_limited` with the time to wait if
   * the limit is exceeded.
   */
  consume(limit: RateLimit, key: string): Promise<number>;
  refund(limit: RateLimit, key: string): Promise<void>;
  clear(limit: RateLimit, key: string): Promise<void>;
}
