/** Hashes passwords slowly on purpose. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** With no hash to compare it does the same work and answers false, so that timing does not tell who is registered. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}
