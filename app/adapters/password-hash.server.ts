import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '~/domain/errors';
import type { PasswordHasher } from '~/domain/sessions/password-hasher';
import { createConcurrencyLimiter } from '~/lib/limit-concurrency';
import { t } from '~/i18n/messages/message';

/**
 * One of the settings that OWASP gives.
 * Source: docs/decisions/0009-web-process-memory.md#decision
 */
const PARAMETERS = { memoryCost: 9_216, timeCost: 4, parallelism: 1 };

/**
 * Each hash needs its own memory, so hashes run one at a time. Larger machines run more processes.
 */
const AT_ONCE = 1;

/**
 * Limits of the queues for known and unknown devices: at about 30 ms each, the last request waits
 * one second.
 */
const MOST_WAITING = 20;

const BUSY = t('Many people are logging in just now. Please try again in a moment.');

/** Argon2id. An unknown account takes as long as a wrong password. */
export function createArgon2Hasher(): PasswordHasher {
  const nobody = hash('no member has this password', PARAMETERS);
  const inTurns = createConcurrencyLimiter(AT_ONCE, {
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
