import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '~/domain/sessions/password-hasher';

/** OWASP's parameters for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id; an unknown account costs as much as a wrong password. */
export function argon2PasswordHasher(): PasswordHasher {
  const nobody = hash('no member has this password', PARAMETERS);
  return {
    hash: (password) => hash(password, PARAMETERS),
    verify: async (password, known) => (await verify(known ?? (await nobody), password)) && known !== undefined,
  };
}
