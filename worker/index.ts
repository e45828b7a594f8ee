import { setTimeout as delay } from 'node:timers/promises';
import { config } from '~/config/config.server';
import { type App, openApp } from '~/context.server';
import { refuseDemoPeople } from '~/domain/admins/refuse-demo-people.server';
import { logMissing } from '~/domain/analytics/set-up.server';
import { endWithMessage } from '~/lib/end-with-message';
import { startTelemetry, stopTelemetry } from '~/lib/telemetry.server';
import { serveHealth } from './health';
import { keepSchedules } from './schedules';
import { DRAIN_MS, startWorkers } from './start-workers';

const app = openApp(config());
const { log } = app.services;
await startTelemetry(app.config, 'worker');
let draining = false;

if (!app.config.demoMode) void refuseDemoPeople(app.services).catch(endWithMessage);
void app.logConnectionLimit();
void logMissing(app.services);
if (app.config.twilio.untranslated.length > 0)
  app.services.log.warn({ settings: app.config.twilio.untranslated }, 'not set: these messages go out in English');
await app.services.messaging.prepare();
const health = await serveHealth(app, () => draining);
await untilMigrated(app);
const workers = startWorkers(app);
const schedules = keepSchedules(app);
log.info({ concurrency: app.config.worker.concurrency }, 'worker ready');

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain(signal));

/** A worker takes no jobs until the database has all migrations. */
async function untilMigrated({ missingMigrations, config: { reconnectSeconds } }: App): Promise<void> {
  while ((await missingMigrations().catch(() => null))?.length !== 0) await delay(reconnectSeconds * 1000);
}

async function drain(signal: string): Promise<void> {
  draining = true;
  log.info({ signal }, 'worker draining');
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  schedules.stop();
  await workers.close();
  await Promise.allSettled([health.close(), app.close()]);
  await stopTelemetry();
  process.exit(0);
}
