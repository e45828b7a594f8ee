import type { JobsOptions, Queue } from 'bullmq';
import { withTimeout } from '~/lib/timeout';
import { ENQUEUE_CONNECTIONS } from './connections';
import { jobContracts, QUEUES, type JobName, type JobPayload, type QueueName } from './contracts';
import { openQueue, openQueueBackend, type QueueSettings } from './queues.server';

/** Nudges the worker. Never throws: what is owed stands in a row, which a sweep finds. */
export type Enqueue = <Name extends JobName>(name: Name, payload: JobPayload<Name>) => Promise<void>;

/** In their order; as soon as the queue does not take some, the rest is left to the next sweep. */
export type EnqueueAll = (jobs: readonly AnyJob[]) => Promise<void>;

export type AnyJob = { [Name in JobName]: { name: Name; payload: JobPayload<Name> } }[JobName];

export interface Enqueuer {
  enqueue: Enqueue;
  enqueueAll: EnqueueAll;
  queues: ReadonlyMap<QueueName, Queue>;
  close: () => Promise<void>;
}

const GIVE_UP_MS = 1_000;

/** The queue takes all of a batch or none, within the time in which it takes one. */
const BATCH = 250;

/** `onFailure` is told of each job that could not be added. */
export function openEnqueuer(settings: QueueSettings, onFailure: (error: unknown, job: string) => void): Enqueuer {
  const backend = openQueueBackend(settings, ENQUEUE_CONNECTIONS);
  const queues = new Map(QUEUES.map((name) => [name, openQueue(name, backend)]));
  for (const queue of queues.values()) queue.on('error', (error) => onFailure(error, queue.name));
  return {
    queues,
    enqueue: async (name, payload) => {
      try {
        const { queue, opts } = optionsOf(name, payload);
        await withTimeout(GIVE_UP_MS, 'The queue', Promise.resolve(queues.get(queue)?.add(name, payload, opts)));
      } catch (error) {
        onFailure(error, name);
      }
    },
    enqueueAll: async (jobs) => {
      for (const [queue, batch] of batchesOf(jobs)) {
        try {
          const added = batch.map(({ name, payload }) => ({
            name,
            data: payload,
            opts: optionsOf(name, payload).opts,
          }));
          await withTimeout(GIVE_UP_MS, 'The queue', Promise.resolve(queues.get(queue)?.addBulk(added)));
        } catch (error) {
          return onFailure(error, `${batch.length} of ${queue}`);
        }
      }
    },
    close: async () => {
      await Promise.allSettled([...queues.values()].map((queue) => queue.close()));
      await backend.end();
    },
  };
}

function batchesOf(jobs: readonly AnyJob[]): [QueueName, readonly AnyJob[]][] {
  return QUEUES.flatMap((queue) => {
    const all = jobs.filter(({ name }) => jobContracts[name].queue === queue);
    return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at): [QueueName, readonly AnyJob[]] => [
      queue,
      all.slice(at * BATCH, (at + 1) * BATCH),
    ]);
  });
}

function optionsOf<Name extends JobName>(
  name: Name,
  payload: JobPayload<Name>,
): { queue: QueueName; opts: JobsOptions } {
  const job = jobContracts[name];
  const id = 'id' in job ? (job.id as (given: JobPayload<Name>) => string)(payload) : undefined;
  const opts = {
    attempts: job.attempts,
    backoff: { type: 'custom' },
    ...('priority' in job ? { priority: job.priority } : {}),
    ...(id ? { jobId: id, removeOnFail: true } : {}),
  };
  return { queue: job.queue, opts };
}
