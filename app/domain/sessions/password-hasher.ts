interface Turn {
  /** True for checks that run before all others, such as those of known devices. */
  first?: boolean;
  /** The network whose waiting checks are counted together. The networks take turns. */
  client?: string;
}

/**
 * Hashes passwords one at a time with a slow algorithm. Throws `busy` if too many requests are
 * waiting.
 */
export interface PasswordHasher {
  hash(password: string, turn?: Turn): Promise<string>;
  /**
   * Without a hash, does the same work and returns false, so that the response time does not reveal
   * which accounts exist.
   */
  verify(password: string, hash: string | null | undefined, turn?: Turn): Promise<boolean>;
}
