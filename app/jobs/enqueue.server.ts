import type { JobsOptions, Queue } from 'bullmq';
import type { EnqueueJob, EnqueueJobs, JobPayloads, JobRequest } from '~/domain/job-payloads';
import { withTimeout } from '~/lib/timeout';
import { MAX_ENQUEUE_CONNECTIONS } from './connections';
import type { Job } from './define-job';
import { JOBS } from './jobs.server';
import { QUEUE_NAMES, type QueueName } from './queue-names';
import { openQueue, openQueueBackend, type QueueSettings } from './queues.server';

export interface Enqueuer {
  enqueue: EnqueueJob;
  enqueueAll: EnqueueJobs;
  queues: ReadonlyMap<QueueName, Queue>;
  close: () => Promise<void>;
}

const ENQUEUE_TIMEOUT_MS = 1_000;

/**
 * Number of jobs that are added in one call. The call adds all of them or none, and takes about as
 * long as adding one job.
 */
const CHUNK_SIZE = 250;

/**
 * Opens the queues for adding jobs. `onFailure` is called for each job or chunk that could not be
 * added, and `onError` when the connection of a queue fails, whether or not jobs are being added.
 */
export function openEnqueuer(
  settings: QueueSettings,
  onFailure: (error: unknown, job: string) => void,
  onError: (error: unknown, queue: QueueName) => void = () => undefined,
): Enqueuer {
  const backend = openQueueBackend(settings, MAX_ENQUEUE_CONNECTIONS);
  const queues = new Map(QUEUE_NAMES.map((name) => [name, openQueue(name, backend)]));
  for (const [name, queue] of queues) queue.on('error', (error) => onError(error, name));
  return {
    queues,
    enqueue: async (name, payload) => {
      try {
        const { queue, opts } = getJobOptions(name, payload);
        await withTimeout(
          ENQUEUE_TIMEOUT_MS,
          'The queue',
          Promise.resolve(queues.get(queue)?.add(name, payload, opts)),
        );
      } catch (error) {
        onFailure(error, name);
      }
    },
    enqueueAll: async (all) => {
      for (const [queue, chunk] of splitIntoChunks(all)) {
        try {
          const added = chunk.map(({ name, payload }) => ({
            name,
            data: payload,
            opts: getJobOptions(name, payload).opts,
          }));
          await withTimeout(ENQUEUE_TIMEOUT_MS, 'The queue', Promise.resolve(queues.get(queue)?.addBulk(added)));
        } catch (error) {
          return onFailure(error, `${chunk.length} of ${queue}`);
        }
      }
    },
    close: async () => {
      await Promise.allSettled([...queues.values()].map((queue) => queue.close()));
      await backend.end();
    },
  };
}

function splitIntoChunks(added: readonly JobRequest[]): [QueueName, readonly JobRequest[]][] {
  return QUEUE_NAMES.flatMap((queue) => {
    const all = added.filter(({ name }) => JOBS[name].queue === queue);
    return Array.from({ length: Math.ceil(all.length / CHUNK_SIZE) }, (_, at): [QueueName, readonly JobRequest[]] => [
      queue,
      all.slice(at * CHUNK_SIZE, (at + 1) * CHUNK_SIZE),
    ]);
  });
}

function getJobOptions<Name extends keyof JobPayloads>(
  name: Name,
  payload: JobPayloads[Name],
): { queue: QueueName; opts: JobsOptions } {
  const job = JOBS[name] as Job<JobPayloads[Name]>;
  const id = job.id?.(payload);
  const opts = {
    attempts: job.attempts,
    backoff: { type: 'custom' },
    ...(job.priority !== undefined && { priority: job.priority }),
    ...(id ? { jobId: id, removeOnFail: true } : {}),
  };
  return { queue: job.queue, opts };
}
