import { config } from '~/config/config.server';
import { openParts, systemContext } from '~/context.server';
import { QUEUES } from '~/jobs/contracts';
import { openWorker } from '~/jobs/queues.server';
import { backoffMs, processJob } from './processors';
import { keepSchedules } from './schedules';
import { serveHealth } from './health';

const DRAIN_MS = 25_000;

const settings = config();
const parts = openParts(settings);
const { log } = parts.base;

const workers = QUEUES.map((queue) =>
  openWorker(queue, settings, (job) => processJob(systemContext(parts, `job-${job.id}`), job), {
    concurrency: settings.worker.concurrency,
    settings: { backoffStrategy: backoffMs },
  }),
);
for (const worker of workers)
  worker.on('error', (err) => log.warn({ err, queue: worker.name }, 'the queue is out of reach'));

let draining = false;
const health = await serveHealth(parts, () => draining);
const schedules = keepSchedules(parts);
log.info({ queues: QUEUES, concurrency: settings.worker.concurrency }, 'worker ready');

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain(signal));

/** Takes no new job, lets those under way finish, then goes; what is cut off after half a minute another worker finds again. */
async function drain(signal: string): Promise<void> {
  draining = true;
  log.info({ signal }, 'worker draining');
  setTimeout(() => process.exit(1), DRAIN_MS).unref();
  schedules.stop();
  await Promise.allSettled(workers.map((worker) => worker.close()));
  await Promise.allSettled([health.close(), parts.close()]);
  process.exit(0);
}
