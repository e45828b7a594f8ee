import type { Queue } from 'bullmq';
import { withinMs } from '~/lib/within';
import { jobContracts, QUEUES, type JobName, type JobPayload, type QueueName } from './contracts';
import { openQueue, type QueueBackend } from './queues.server';

/** Nudges the worker. Never throws: what is owed stands in a row, and a sweep finds it when the queue was down. */
export type Enqueue = <Name extends JobName>(name: Name, payload: JobPayload<Name>) => Promise<void>;

export interface Enqueuer {
  enqueue: Enqueue;
  queues: ReadonlyMap<QueueName, Queue>;
  close: () => Promise<void>;
}

const GIVE_UP_MS = 1_000;

/** Opens the queues and returns the way to add to them. `onFailure` is told of each job that could not be added. */
export function openEnqueuer(backend: QueueBackend, onFailure: (error: unknown, job: string) => void): Enqueuer {
  const queues = new Map(QUEUES.map((name) => [name, openQueue(name, backend)]));
  for (const queue of queues.values()) queue.on('error', (error) => onFailure(error, queue.name));
  return {
    queues,
    enqueue: async (name, payload) => {
      try {
        await withinMs(GIVE_UP_MS, 'The queue', add(queues, name, payload));
      } catch (error) {
        onFailure(error, name);
      }
    },
    close: async () => {
      await Promise.allSettled([...queues.values()].map((queue) => queue.close()));
    },
  };
}

async function add<Name extends JobName>(
  queues: Map<QueueName, Queue>,
  name: Name,
  payload: JobPayload<Name>,
): Promise<void> {
  const job = jobContracts[name];
  const id = 'id' in job ? (job.id as (given: JobPayload<Name>) => string)(payload) : undefined;
  await queues.get(job.queue)?.add(name, payload, {
    attempts: job.attempts,
    backoff: { type: 'custom' },
    ...('priority' in job ? { priority: job.priority } : {}),
    ...(id ? { jobId: id, removeOnFail: true } : {}),
  });
}
