import type pg from 'pg';
import { openBrandStore } from './adapters/brand-store.server';
import { openFileStorage } from './adapters/file-storage.server';
import { createArgon2Hasher } from './adapters/password-hash.server';
import { openRateLimiter } from './adapters/rate-limiter.server';
import { createRazorpayPaymentProvider } from './adapters/razorpay.server';
import { createSharpImageProcessor } from './adapters/sharp-images.server';
import { createTwilioMessagingService } from './adapters/twilio-whatsapp.server';
import { createWebPushService } from './adapters/web-push.server';
import type { Config } from './config/env.server';
import { openDatabase } from './db/client.server';
import { logConnectionLimit } from './db/connection-limit.server';
import { findClockProblem, measureClockOffset } from './db/clock-offset.server';
import { createMissingMigrationsCheck } from './db/missing-migrations.server';
import { openPool, trackPoolStall } from './db/pool.server';
import { createDefaultBrand, readBrand } from './domain/brand.server';
import type { Actor, Caller, Clock, Context, RequestSource } from './domain/context';
import { getMaxConnections, MAX_RATE_LIMITER_CONNECTIONS } from './jobs/connections';
import { openEnqueuer, type Enqueuer } from './jobs/enqueue.server';
import { createClock } from './lib/clock';
import { createHmacFunction, createSigner } from './lib/hmac';
import { createLogger } from './lib/logger.server';
import { createOutageLog } from './lib/outage-log';
import { ReadCache } from './lib/read-cache';
import { checkReadiness, type Readiness } from './lib/readiness';
import { failedLoginsCounter, jobsNotQueuedCounter } from './lib/metrics.server';

export interface App {
  config: Config;
  services: Omit<Context, keyof Caller>;
  queues: Enqueuer['queues'];
  readiness: () => Promise<Readiness>;
  /**
   * Returns the migrations of this version that the database lacks. Throws if the database does not
   * respond.
   */
  missingMigrations: () => Promise<string[]>;
  /** Returns how many seconds this process's clock is ahead of the database's. */
  clockOffset: () => Promise<number>;
  /** True if every database connection has waited too long, so only a restart can help. */
  isStuck: () => boolean;
  /** Logs whether the database has enough connections for more processes. Never throws. */
  logConnectionLimit: () => Promise<void>;
  databasePool: () => { total: number; idle: number; waiting: number };
  close: () => Promise<void>;
}

interface Overrides {
  clock?: Clock;
  onQuery?: (statement: string) => void;
}

const LIMITER_MS = 2_000;

const RECENT_READS = 1000;

/** Creates the services of a process. Connections are opened on first use. */
export function openApp(config: Config, { clock, onQuery }: Overrides = {}): App {
  const log = createLogger(config.logLevel);
  const answerMs = config.databaseTimeoutSeconds * 1000;
  const waitMs = answerMs * 0.6;
  const openDatabasePool = (url: string) => openPool(url, { max: config.databasePool, waitMs, answerMs });
  const openPooledDatabase = (pool: pg.Pool) =>
    openDatabase(pool, {
      waitMs,
      transactionMs: answerMs * 0.8,
      prepares: config.databasePreparedStatements,
      onQuery,
    });
  const pool = openDatabasePool(config.databaseUrl);
  const silenceMs = trackPoolStall(pool);
  const outages = createOutageLog('the database', log);
  pool.on('connect', (client) => client.on('drain', outages.answered));
  const main = openPooledDatabase(pool);
  const standby = config.databaseStandbyUrl ? openPooledDatabase(openDatabasePool(config.databaseStandbyUrl)) : main;
  const { db, sql } = main;
  const defaults = createDefaultBrand(config.brand);
  const communityClock = clock ?? createClock(config.community.timeZone);
  const brandStore = openBrandStore((last) => readBrand(db, { defaults, last, today: communityClock.today(), log }), {
    defaults,
    seconds: config.web.publicReadSeconds,
    log,
  });
  const missingMigrations = createMissingMigrationsCheck(db, log);
  const limits = openRateLimiter(config.redis, () =>
    openPool(config.databaseUrl, { max: MAX_RATE_LIMITER_CONNECTIONS, waitMs: LIMITER_MS, answerMs: LIMITER_MS }),
  );
  const enqueuer = openEnqueuer(
    config,
    (error, job) => {
      jobsNotQueuedCounter.inc();
      log.warn({ err: error, job }, 'failed to add a job to the queue; a sweep will retry');
    },
    (error, queue) => log.warn({ err: error, queue }, 'the queue is not reachable'),
  );
  return {
    config,
    queues: enqueuer.queues,
    services: {
      clock: communityClock,
      community: config.community,
      brandStore,
      get brand() {
        return brandStore.current();
      },
      settingsLeftOut: config.settingsLeftOut,
      publicUrl: config.web.publicUrl.replace(/\/$/, ''),
      db,
      sql,
      standby: standby.db,
      standbySql: standby.sql,
      enqueue: enqueuer.enqueue,
      enqueueAll: enqueuer.enqueueAll,
      messaging: createTwilioMessagingService(config.twilio, config.web.publicUrl.replace(/\/$/, '')),
      reminders: config.reminders,
      push: config.push && createWebPushService(config.push, config.web.publicUrl),
      payments: createRazorpayPaymentProvider(config.razorpay),
      files: openFileStorage(config),
      images: createSharpImageProcessor(),
      passwords: createArgon2Hasher(),
      limits,
      recent: new ReadCache({ max: RECENT_READS, seconds: config.web.publicReadSeconds }),
      signer: createSigner(config.sessionSecret, config.previousSessionSecret),
      longTermHash: createHmacFunction(config.longTermSecret),
      countFailedLogin: (labels) => failedLoginsCounter.inc(labels),
      databaseFailed: (error, requestId) => outages.failed(error, { requestId }),
      log,
    },
    readiness: () =>
      checkReadiness({
        database: async () => sql`SELECT 1`.then(() => null),
        queue: async () => Promise.all([...enqueuer.queues.values()].map((queue) => queue.count())).then(() => null),
        migrations: async () => (await missingMigrations()).join(', ') || null,
        clock: () => findClockProblem(db),
      }),
    missingMigrations,
    clockOffset: () => measureClockOffset(db),
    isStuck: () => silenceMs() > config.databaseSilenceSeconds * 1000,
    logConnectionLimit: () => logConnectionLimit(db, getMaxConnections('worker', config), log).catch(() => undefined),
    databasePool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await Promise.allSettled([enqueuer.close(), limits.close(), db.$disconnect(), standby.db.$disconnect()]);
    },
  };
}

export function createContext({ services }: App, actor: Actor, origin: RequestSource): Context {
  return { ...services, actor, origin };
}

export function createSystemContext(app: App, requestId = 'system'): Context {
  return createContext(app, { kind: 'system' }, { address: 'system', requestId });
}
