import type { RepeatOptions } from 'bullmq';
import { z } from 'zod';
import type { Context } from '~/domain/context';
import type { QueueName } from './queue-names';

export type RepeatSchedule = Pick<RepeatOptions, 'every' | 'pattern' | 'tz'>;

interface ScheduleSettings {
  demoMode: boolean;
  community: { timeZone: string; sweepSeconds: number };
}

/** When the worker adds the job. Null means that this installation never runs it. */
type Schedule = (settings: ScheduleSettings) => RepeatSchedule | null;

interface JobOptions<Payload> {
  queue: QueueName;
  attempts: number;
  /** Jobs with a lower number run earlier. Jobs without a number run first. */
  priority?: number;
  /**
   * Returns the job id. A job is not added if a job with the same id is already waiting or running.
   */
  id?: (payload: Payload) => string;
  schedule?: Schedule;
  run: (ctx: Context, payload: Payload) => Promise<unknown>;
}

export interface Job<Payload = unknown> extends JobOptions<Payload> {
  payload: z.ZodType<Payload>;
}

export type PayloadOf<Defined> = Defined extends Job<infer Payload> ? Payload : never;

const NO_PAYLOAD = z.object({});

/** Defines a job for the worker. If `payload` is omitted, the payload is an empty object. */
export function defineJob<Payload = z.output<typeof NO_PAYLOAD>>(
  job: JobOptions<Payload> & { payload?: z.ZodType<Payload> },
): Job<Payload> {
  return { ...job, payload: job.payload ?? (NO_PAYLOAD as unknown as z.ZodType<Payload>) };
}

export function everyMinutes(minutes: number): Schedule {
  return () => ({ every: minutes * 60_000 });
}

/** Repeats a job every `times` × SWEEP_SECONDS. */
export function everySweepIntervals(times: number): Schedule {
  return ({ community }) => ({ every: times * community.sweepSeconds * 1000 });
}

/** Repeats a job by a cron pattern in the community's time zone. */
export function onCronSchedule(pattern: string): Schedule {
  return ({ community }) => ({ pattern, tz: community.timeZone });
}

export function onlyInDemo(schedule: Schedule): Schedule {
  return (settings) => (settings.demoMode ? schedule(settings) : null);
}

/** Waits for a count, and logs it unless it is 0. */
export async function logNonZeroCount(
  ctx: Context,
  message: string,
  counting: Promise<number | boolean>,
): Promise<void> {
  const count = Number(await counting);
  if (count > 0) ctx.log.info({ count }, message);
}
