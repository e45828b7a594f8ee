import { config } from '~/config/config.server';
import { openParts } from '~/context.server';
import { serveHealth } from './health';
import { keepSchedules } from './schedules';
import { DRAIN_MS, startWorkers } from './start-workers';

const parts = openParts(config());
const { log } = parts.base;
let draining = false;

await parts.base.messaging.prepare();
const workers = startWorkers(parts);
const schedules = keepSchedules(parts);
const health = await serveHealth(parts, () => draining);
log.info({ concurrency: parts.config.worker.concurrency }, 'worker ready');

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain(signal));

/** Takes no new job, lets those under way finish, then goes; what is cut off after that another worker finds again. */
async function drain(signal: string): Promise<void> {
  draining = true;
  log.info({ signal }, 'worker draining');
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  schedules.stop();
  await workers.close();
  await Promise.allSettled([health.close(), parts.close()]);
  process.exit(0);
}
