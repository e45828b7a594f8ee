import type { Job } from 'bullmq';
import { type App, createSystemContext } from '~/context.server';
import { getMaxWorkerConnections } from '~/jobs/connections';
import { QUEUE_NAMES } from '~/jobs/queue-names';
import { openQueueBackend, startWorker } from '~/jobs/queues.server';
import { createOutageLog } from '~/lib/outage-log';
import { getBackoffMs, processJob } from './process-job';

export const DRAIN_MS = 25_000;

async function processWithFreshBrand(app: App, job: Job): Promise<void> {
  await app.services.brandStore.refresh();
  await processJob(createSystemContext(app, `job-${job.id}`), job);
}

/**
 * Starts processing all queues. `close` stops taking new jobs and waits for the jobs in progress.
 */
export function startWorkers(app: App): { close: () => Promise<void> } {
  const { config, services } = app;
  const lockMs = config.worker.jobLockSeconds * 1000;
  const connections = getMaxWorkerConnections(config.worker.concurrency);
  const outages = createOutageLog('the queue', services.log);
  const backend = openQueueBackend(config, connections, outages.failed);
  const workers = QUEUE_NAMES.map((queue) =>
    startWorker(queue, backend, (job) => processWithFreshBrand(app, job), {
      concurrency: config.worker.concurrency,
      lockDuration: lockMs,
      stalledInterval: lockMs,
      settings: { backoffStrategy: getBackoffMs },
    }),
  );
  for (const worker of workers) worker.on('error', outages.failed).on('active', outages.answered);
  return {
    close: async () => {
      await Promise.allSettled(workers.map((worker) => worker.close()));
      await backend.end();
    },
  };
}
