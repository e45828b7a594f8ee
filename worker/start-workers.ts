import type { App } from '~/context.server';
import { systemContext } from '~/context.server';
import { QUEUES } from '~/jobs/contracts';
import { openWorker } from '~/jobs/queues.server';
import { backoffMs, processJob } from './processors';

export const DRAIN_MS = 25_000;

/** Takes jobs off every queue; `close` takes no more and waits for those under way. */
export function startWorkers(app: App): { close: () => Promise<void> } {
  const { config, services } = app;
  const lockMs = config.worker.jobLockSeconds * 1000;
  const workers = QUEUES.map((queue) =>
    openWorker(queue, config, (job) => processJob(systemContext(app, `job-${job.id}`), job), {
      concurrency: config.worker.concurrency,
      lockDuration: lockMs,
      stalledInterval: lockMs,
      settings: { backoffStrategy: backoffMs },
    }),
  );
  for (const worker of workers) {
    worker.on('error', (err) => services.log.warn({ err, queue: worker.name }, 'the queue is out of reach'));
  }
  return {
    close: async () => {
      await Promise.allSettled(workers.map((worker) => worker.close()));
    },
  };
}
