import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { DomainError } from '~/domain/errors';
import type { RateLimit, RateLimiter } from '~/domain/throttles/rate-limiter';
import { connectRedis, type RedisConfig } from '~/lib/redis.server';
import { t } from '~/i18n/messages/message';

/**
 * Counts requests in Redis, or in PostgreSQL if there is no Redis. While the store is down, each
 * process counts separately.
 */
export function openRateLimiter(
  location: RedisConfig | undefined,
  openPool: () => pg.Pool,
): RateLimiter & { close: () => Promise<void> } {
  const store = openStore(location, openPool);
  const limiters = new Map<string, RateLimiterAbstract>();
  const getLimiter = (limit: RateLimit): RateLimiterAbstract => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const options = { keyPrefix: limit.name, points: limit.times, duration: limit.seconds };
    const memory = new RateLimiterMemory(options);
    const limiter = limit.scope === 'process' ? memory : store.limiter({ ...options, insuranceLimiter: memory });
    limiters.set(limit.name, limiter);
    return limiter;
  };
  return {
    consume: async (limit, key) => {
      try {
        return (await getLimiter(limit).consume(key, 1, { customDuration: limit.seconds })).consumedPoints;
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? createTooManyError(refusal) : refusal;
      }
    },
    refund: async (limit, key) => {
      await getLimiter(limit).reward(key);
    },
    clear: async (limit, key) => {
      await getLimiter(limit).delete(key);
    },
    close: store.close,
  };
}

function createTooManyError(refusal: RateLimiterRes): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  return new DomainError('rate_limited', t('Too many attempts. Please wait a little and try again.'), {
    retryAfterSeconds,
  });
}

type StoreOptions = ConstructorParameters<typeof RateLimiterMemory>[0] & { insuranceLimiter: RateLimiterMemory };

function openStore(
  location: RedisConfig | undefined,
  openPool: () => pg.Pool,
): {
  limiter: (options: StoreOptions) => RateLimiterAbstract;
  close: () => Promise<void>;
} {
  if (location) {
    const redis = connectRedis(location, {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      commandTimeout: 1_000,
      keepAlive: 10_000,
    });
    redis.on('error', () => undefined);
    return {
      limiter: (options) => new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true }),
      close: async () => redis.disconnect(),
    };
  }
  const pool = openPool();
  return {
    limiter: (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
    close: () => pool.end(),
  };
}
