import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '~/domain/errors';
import type { PasswordHasher } from '~/domain/sessions/password-hasher';
import { createConcurrencyLimiter } from '~/lib/limit-concurrency';
import { t } from '~/i18n/messages/message';

/**
 * One of the Argon2id settings that OWASP recommends.
 * Source: docs/decisions/0009-web-process-memory.md#decision
 */
const PARAMETERS = { memoryCost: 9_216, timeCost: 4, parallelism: 1 };

/**
 * Number of hashes that run at the same time. Each hash needs its own memory, so larger machines
 * run more processes instead.
 */
const MAX_CONCURRENT_HASHES = 1;

/**
 * Maximum length of each of the two queues, one for known and one for unknown devices. If both are
 * full, the last request waits about one second, at 30 ms per hash.
 */
const MAX_QUEUE_LENGTH = 20;

/** Maximum number of waiting logins of one network in each queue. */
const MAX_QUEUE_LENGTH_PER_NETWORK = 10;

const BUSY = t('Many people are logging in just now. Please try again in a moment.');

/**
 * Hashes passwords with Argon2id. The check of an unknown account takes as long as that of a wrong
 * password, so the response time does not reveal which accounts exist.
 */
export function createArgon2Hasher(): PasswordHasher {
  const nobody = hash('no member has this password', PARAMETERS);
  const runLimited = createConcurrencyLimiter(MAX_CONCURRENT_HASHES, {
    maxWaiting: MAX_QUEUE_LENGTH,
    maxWaitingPerClient: MAX_QUEUE_LENGTH_PER_NETWORK,
    createError: () => new DomainError('busy', BUSY, { retryAfterSeconds: 2 }),
  });
  return {
    hash: (password, turn) => runLimited(() => hash(password, PARAMETERS), turn),
    verify: async (password, known, turn) => {
      const against = known ?? (await nobody);
      return (await runLimited(() => verify(against, password), turn)) && known !== null && known !== undefined;
    },
  };
}
