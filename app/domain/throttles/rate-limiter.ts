/** Limits with the same name share a counter and differ only in their seconds. */
export interface Limit {
  name: string;
  times: number;
  seconds: number;
  scope: 'shared' | 'process';
}

export interface RateLimiter {
  /** Returns the number consumed. Throws rate_limited with the waiting time if none is left. */
  consume(limit: Limit, key: string): Promise<number>;
  refund(limit: Limit, key: string): Promise<void>;
  clear(limit: Limit, key: string): Promise<void>;
}
