import { setTimeout as delay } from 'node:timers/promises';
import { ErrorCode, getNextMillis, type Queue, type RepeatOptions } from 'bullmq';
import type { App } from '~/context.server';
import { JOBS, type JobName } from '~/jobs/jobs.server';
import { type RepeatSchedule, SCHEDULES } from '~/jobs/schedules';

interface Schedule {
  job: JobName;
  /** Schedule of the job. Null if this installation does not run the job. */
  repeat: RepeatSchedule | null;
}

/** Lists the jobs that have a schedule, including those that this installation does not run. */
export function listSchedules({ config }: Pick<App, 'config'>): Schedule[] {
  return (Object.keys(SCHEDULES) as JobName[]).map((job) => ({ job, repeat: SCHEDULES[job]?.(config) ?? null }));
}

/**
 * Writes the schedules to the queues, retries until the queues accept them, and later restores
 * schedules that were lost. Several workers may do this at the same time. `stop` resolves when the
 * current round has ended.
 */
export function updateSchedules(app: App): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const stopped = keepSchedules(app, stopping.signal);
  return {
    stop: () => {
      stopping.abort();
      return stopped;
    },
  };
}

async function keepSchedules(app: App, signal: AbortSignal): Promise<void> {
  const { community, reconnectSeconds } = app.config;
  const schedules = listSchedules(app);
  // The first round also writes the schedules that exist, because a new version may change them.
  let unwritten: readonly Schedule[] = schedules;
  while (!signal.aborted) {
    try {
      const lost = await findLostSchedules(app, schedules);
      unwritten = await writeSchedules(app, [...new Set([...unwritten, ...lost])]);
    } catch (err) {
      app.services.log.warn({ err }, 'failed to read job schedules; retrying');
    }
    const seconds = unwritten.length > 0 ? reconnectSeconds : community.sweepSeconds;
    await delay(seconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Returns the schedules that are missing in the queues, for example after Redis has lost its data.
 */
async function findLostSchedules({ queues }: App, schedules: readonly Schedule[]): Promise<Schedule[]> {
  const found = await Promise.all([...queues.values()].map((queue) => queue.getJobSchedulers()));
  const names = new Set(found.flat().map(({ key }) => key));
  return schedules.filter(({ job, repeat }) => repeat && !names.has(job));
}

/** Writes the schedules concurrently. Logs and returns those that could not be written. */
async function writeSchedules(app: App, schedules: readonly Schedule[]): Promise<Schedule[]> {
  const results = await Promise.allSettled(schedules.map((schedule) => writeSchedule(app, schedule)));
  const failed = schedules.filter((_, at) => results[at]?.status === 'rejected');
  const err: unknown = results.find((result) => result.status === 'rejected')?.reason;
  const jobs = failed.map(({ job }) => job);
  if (failed.length > 0) app.services.log.warn({ err, jobs }, 'failed to write job schedules; retrying');
  return failed;
}

async function writeSchedule({ queues }: App, { job, repeat }: Schedule): Promise<void> {
  const queue = queues.get(JOBS[job].queue);
  if (repeat && queue) await upsertSchedule(queue, job, repeat);
  else await queue?.removeJobScheduler(job);
}

async function upsertSchedule(queue: Queue, job: JobName, repeat: RepeatOptions): Promise<void> {
  const opts = {
    attempts: JOBS[job].attempts,
    backoff: { type: 'custom' },
    removeOnComplete: true,
    removeOnFail: { count: 100 },
  };
  const now = Date.now();
  try {
    await queue.upsertJobScheduler(job, repeat, { name: job, data: {}, opts });
  } catch (err) {
    // If the schedule exists, another worker is writing it at the same time.
    if (!isJobIdCollision(err) || (await queue.getJobScheduler(job))) throw err;
    // The schedule was lost, but its next job was not. BullMQ refuses to add that job again, and on
    // PostgreSQL also refuses to remove it. So the job stays, and the schedule starts after it.
    await upsertSchedule(queue, job, { ...repeat, startDate: getNextMillis(now, repeat) });
  }
}

function isJobIdCollision(err: unknown): boolean {
  return err instanceof Error && 'code' in err && err.code === ErrorCode.SchedulerJobIdCollision;
}
