import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '~/domain/sessions/password-hasher';
import { limitConcurrency } from '~/lib/limit-concurrency';

/** OWASP's parameters for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes its memory for as long as it runs. A machine with more processors has more processes. */
const AT_ONCE = 1;

/** Argon2id; an unknown account costs as much as a wrong password. */
export function argon2PasswordHasher(): PasswordHasher {
  const nobody = hash('no member has this password', PARAMETERS);
  const inTurns = limitConcurrency(AT_ONCE);
  return {
    hash: (password) => inTurns(() => hash(password, PARAMETERS)),
    verify: async (password, known) => {
      const against = known ?? (await nobody);
      return (await inTurns(() => verify(against, password))) && known !== undefined;
    },
  };
}
