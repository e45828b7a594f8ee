import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '~/domain/errors';
import type { PasswordHasher } from '~/domain/sessions/password-hasher';
import { limitConcurrency } from '~/lib/limit-concurrency';
import { say } from '~/i18n/messages/say';

/**
 * One of the settings that OWASP gives.
 * Source: docs/decisions/0009-web-process-memory.md#decision
 */
const PARAMETERS = { memoryCost: 9_216, timeCost: 4, parallelism: 1 };

/** Each takes its memory while it runs. A machine with more processors has more processes. */
const AT_ONCE = 1;

/** Of known devices and of strangers: at some 30 ms each the last one waits about a second. */
const MOST_WAITING = 20;

const BUSY = say('Many people are logging in just now. Please try again in a moment.');

/** Argon2id; an unknown account costs as much as a wrong password. */
export function argon2PasswordHasher(): PasswordHasher {
  const nobody = hash('no member has this password', PARAMETERS);
  const inTurns = limitConcurrency(AT_ONCE, {
    most: MOST_WAITING,
    refusal: () => new DomainError('busy', BUSY, { retryAfterSeconds: 2 }),
  });
  return {
    hash: (password, turn) => inTurns(() => hash(password, PARAMETERS), turn),
    verify: async (password, known, turn) => {
      const against = known ?? (await nobody);
      return (await inTurns(() => verify(against, password), turn)) && known !== undefined;
    },
  };
}
