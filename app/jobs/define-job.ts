import { z } from 'zod';
import type { Context } from '~/domain/context';
import type { QueueName } from './queue-names';

interface JobOptions<Payload> {
  queue: QueueName;
  attempts: number;
  /** Jobs with a lower number run earlier. Jobs without a number run first. */
  priority?: number;
  /**
   * Returns the job id. A job is not added if a job with the same id is already waiting or running.
   */
  id?: (payload: Payload) => string;
  run: (ctx: Context, payload: Payload) => Promise<unknown>;
}

export interface Job<Payload = unknown> extends JobOptions<Payload> {
  payload: z.ZodType<Payload>;
}

const NO_PAYLOAD = z.object({});

/** Defines a job for the worker. If `payload` is omitted, the payload is an empty object. */
export function defineJob<Payload = z.output<typeof NO_PAYLOAD>>(
  job: JobOptions<Payload> & { payload?: z.ZodType<Payload> },
): Job<Payload> {
  return { ...job, payload: job.payload ?? (NO_PAYLOAD as unknown as z.ZodType<Payload>) };
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
