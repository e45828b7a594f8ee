import { UnrecoverableError, type Job } from 'bullmq';
import type { Context } from '~/domain/context';
import { recordJobSuccess } from '~/domain/analytics/job-successes.server';
import { DomainError } from '~/domain/errors';
import { isDatabaseDownError } from '~/db/sql-state';
import type { Job as DefinedJob } from '~/jobs/define-job';
import { JOBS, type JobName } from '~/jobs/jobs.server';
import { reportError } from '~/lib/error-reports.server';
import { jobDurationHistogram } from '~/lib/metrics.server';
import { traceJob } from '~/lib/tracing.server';

const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/**
 * Returns the delay before the next attempt in milliseconds: the delay that the error requests,
 * otherwise one second, doubled for each attempt up to one minute.
 */
export function getBackoffMs(attempts: number, _type?: string, error?: Error): number {
  const retryAfterSeconds = error instanceof DomainError ? error.retryAfterSeconds : undefined;
  return retryAfterSeconds ? retryAfterSeconds * 1000 : Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS);
}

/** Runs one job. If it fails with an error that a retry cannot fix, the job is not retried. */
export function processJob(ctx: Context, job: Job): Promise<void> {
  const { requestId } = ctx.origin;
  return traceJob({ job: job.name, queue: job.queueName, requestId }, () => attempt(ctx, job));
}

async function attempt(ctx: Context, job: Job): Promise<void> {
  const stop = jobDurationHistogram.startTimer({ job: job.name });
  try {
    const name = getJobName(job);
    const defined = JOBS[name] as DefinedJob;
    await defined.run(ctx, parsePayload(name, job));
    if (job.repeatJobKey) await recordJobSuccess(ctx, name);
    stop({ outcome: 'done' });
  } catch (error) {
    stop({ outcome: 'failed' });
    ctx.log.warn({ err: error, job: job.name, attempt: job.attemptsMade + 1 }, 'job failed');
    const isForeseen = error instanceof DomainError || isDatabaseDownError(error);
    if (!isForeseen) reportError(error, { requestId: ctx.origin.requestId, job: job.name });
    throw isPermanentError(error) ? new UnrecoverableError((error as Error).message) : error;
  }
}

function getJobName(job: Job): JobName {
  if (job.name in JOBS) return job.name as JobName;
  throw new UnrecoverableError(`There is no job named ${job.name}`);
}

function parsePayload(name: JobName, job: Job): unknown {
  const { success, data, error } = JOBS[name].payload.safeParse(job.data);
  if (success) return data;
  throw new UnrecoverableError(`The payload of ${name} is not valid: ${error.message}`);
}

function isPermanentError(error: unknown): boolean {
  return error instanceof DomainError && error.code !== 'upstream_failed' && error.code !== 'rate_limited';
}
