/** Limits with the same name share a counter and differ only in their seconds. */
export interface RateLimit {
  name: string;
  times: number;
  seconds: number;
  scope: 'shared' | 'process';
}

export interface RateLimiter {
  /** Returns the number consumed. Throws rate_limited with the waiting time if none is left. */
  consume(limit: RateLimit, key: string): Promise<number>;
  refund(limit: RateLimit, key: string): Promise<void>;
  clear(limit: RateLimit, key: string): Promise<void>;
}
