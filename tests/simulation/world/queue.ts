import type { Job } from 'bullmq';
import type { Context } from '~/domain/context';
import type { JobRequest } from '~/domain/job-payloads';
import { JOBS, type JobName } from '~/jobs/jobs.server';
import { processJob } from '../../../worker/process-job';

/** A queue in an array. Its jobs can be lost, run twice, and run in any order. */
export class ListQueue {
  waiting: (JobRequest & { tries: number })[] = [];

  readonly enqueue: Context['enqueue'] = (name, payload) => {
    this.#add({ name, payload } as JobRequest);
    return Promise.resolve();
  };

  readonly enqueueAll: Context['enqueueAll'] = (jobs) => {
    for (const job of jobs) this.#add(job);
    return Promise.resolve();
  };

  #add(job: JobRequest): void {
    const isSame = (other: JobRequest) => other.name === job.name && JSON.stringify(other) === JSON.stringify(job);
    if ('id' in JOBS[job.name] && this.waiting.some(({ tries: _, ...other }) => isSame(other))) return;
    this.waiting.push({ ...job, tries: 0 });
  }
}

export function runJob(ctx: Context, name: JobName, payload: object, tries = 0): Promise<void> {
  return processJob(ctx, { name, data: payload, attemptsMade: tries } as unknown as Job);
}
