import { type App, systemContext } from '~/context.server';
import { QUEUES } from '~/jobs/contracts';
import { openQueueBackend, openWorker } from '~/jobs/queues.server';
import { backoffMs, processJob } from './processors';

export const DRAIN_MS = 25_000;

const OUT_OF_REACH = 'the queue is out of reach';

/** Takes jobs off every queue; `close` takes no more and waits for those under way. */
export function startWorkers(app: App): { close: () => Promise<void> } {
  const { config, services } = app;
  const lockMs = config.worker.jobLockSeconds * 1000;
  // One connection a queue waits for its jobs. Others take and finish jobs, each for a moment:
  // half as many as senders are enough.
  const connections = QUEUES.length + Math.max(4, Math.ceil(config.worker.concurrency / 2));
  const backend = openQueueBackend(config, connections, (err) => services.log.warn({ err }, OUT_OF_REACH));
  const workers = QUEUES.map((queue) =>
    openWorker(queue, backend, (job) => processJob(systemContext(app, `job-${job.id}`), job), {
      concurrency: config.worker.concurrency,
      lockDuration: lockMs,
      stalledInterval: lockMs,
      settings: { backoffStrategy: backoffMs },
    }),
  );
  for (const worker of workers) {
    worker.on('error', (err) => services.log.warn({ err, queue: worker.name }, OUT_OF_REACH));
  }
  return {
    close: async () => {
      await Promise.allSettled(workers.map((worker) => worker.close()));
      await backend.end();
    },
  };
}
