import { setTimeout as delay } from 'node:timers/promises';
import { getConfig } from '~/config/config.server';
import { type App, openApp } from '~/context.server';
import { rejectDemoAccounts } from '~/domain/admins/reject-demo-accounts.server';
import { logMissingSetup } from '~/domain/analytics/missing-setup.server';
import { exitWithMessage } from '~/lib/exit-with-message';
import { startTelemetry, stopTelemetry } from '~/lib/telemetry.server';
import { startWatchdog } from '~/lib/watchdog.server';
import { startHealthServer } from './health';
import { updateSchedules } from './schedules';
import { DRAIN_MS, startWorkers } from './start-workers';

const app = openApp(getConfig());
const { log } = app.services;
startWatchdog();
await startTelemetry(app.config, 'worker');
let draining = false;

if (!app.config.demoMode) void rejectDemoAccounts(app.services).catch(exitWithMessage);
void app.logConnectionLimit();
void logMissingSetup(app.services);
if (app.config.twilio.untranslated.length > 0)
  app.services.log.warn(
    { settings: app.config.twilio.untranslated },
    'templates not set; these messages are sent in English',
  );
await app.services.messaging.prepare();
const health = await startHealthServer(app, () => draining);
await waitUntilMigrated(app);
const workers = startWorkers(app);
const schedules = updateSchedules(app);
log.info({ concurrency: app.config.worker.concurrency }, 'worker ready');

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain(signal));

/** Waits until all migrations are applied. A worker must not process jobs before that. */
async function waitUntilMigrated({ missingMigrations, config: { reconnectSeconds } }: App): Promise<void> {
  while ((await missingMigrations().catch(() => null))?.length !== 0) await delay(reconnectSeconds * 1000);
}

async function drain(signal: string): Promise<void> {
  draining = true;
  log.info({ signal }, 'worker draining');
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  void schedules.stop();
  await workers.close();
  await Promise.allSettled([health.close(), app.close()]);
  await stopTelemetry();
  process.exit(0);
}
