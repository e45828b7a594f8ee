/** Whether known devices and people with a session go before strangers. */
interface Turn {
  first: boolean;
}

/** Hashes passwords slowly on purpose, one after another. Throws busy rather than let too many wait. */
export interface PasswordHasher {
  hash(password: string, turn?: Turn): Promise<string>;
  /** With no hash to compare it does the same work and answers false, so that timing does not tell who is registered. */
  verify(password: string, hash: string | undefined, turn?: Turn): Promise<boolean>;
}
