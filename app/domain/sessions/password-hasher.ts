interface Turn {
  first: boolean;
}

/** Hashes passwords slowly on purpose, one after another. Throws busy when too many wait. */
export interface PasswordHasher {
  hash(password: string, turn?: Turn): Promise<string>;
  /** With no hash it does the same work: timing does not tell who is registered. */
  verify(password: string, hash: string | undefined, turn?: Turn): Promise<boolean>;
}
