interface Turn {
  first: boolean;
}

/** Hashes passwords one at a time with a slow algorithm. Throws busy if too many requests wait. */
export interface PasswordHasher {
  hash(password: string, turn?: Turn): Promise<string>;
  /** Without a hash it does the same work, so timing does not reveal registered accounts. */
  verify(password: string, hash: string | undefined, turn?: Turn): Promise<boolean>;
}
