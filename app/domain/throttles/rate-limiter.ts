/** Limits of one name share their count and differ in their seconds alone. */
export interface Limit {
  name: string;
  times: number;
  seconds: number;
  scope: 'shared' | 'process';
}

export interface RateLimiter {
  /** Returns how many are taken. Throws rate_limited, with the wait, when none is left. */
  take(limit: Limit, key: string): Promise<number>;
  giveBack(limit: Limit, key: string): Promise<void>;
  clear(limit: Limit, key: string): Promise<void>;
}
