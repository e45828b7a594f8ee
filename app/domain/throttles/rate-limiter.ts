/** So many within so long, counted by name and key. Limits of one name share their count and differ in their seconds alone. */
export interface Limit {
  name: string;
  times: number;
  seconds: number;
  /** `process` counts in memory, without a round trip; `shared` counts for all processes together. */
  scope: 'shared' | 'process';
}

export interface RateLimiter {
  /** Takes one of what the limit allows and returns how many are taken. Throws rate_limited, with the wait, when none is left. */
  take(limit: Limit, key: string): Promise<number>;
  /** Gives one back: what was tried turned out well. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Forgets what was taken. */
  clear(limit: Limit, key: string): Promise<void>;
}
