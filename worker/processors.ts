import { UnrecoverableError, type Job } from 'bullmq';
import type { Context } from '~/domain/context';
import { DomainError } from '~/domain/errors';
import { jobContracts, type JobName, type JobPayload } from '~/jobs/contracts';
import { jobSeconds } from '~/lib/metrics.server';
import { countLeaderboardJob } from './processors/count-leaderboard';
import { keepOpenPracticeJob } from './processors/keep-open-practice';
import { processPaymentWebhook } from './processors/process-payment-webhook';
import { materialiseSeriesJob } from './processors/materialise-series';
import { purgeExpiredJob } from './processors/purge-expired';
import { purgeScreenshotsJob } from './processors/purge-screenshots';
import { recalculateMemberJob } from './processors/recalculate-member';
import { reconcileKarmaJob } from './processors/reconcile-karma';
import { recheckOpenOrdersJob } from './processors/recheck-open-orders';
import { sendWhatsappMessage } from './processors/send-whatsapp-message';
import { sweepOrphanFilesJob } from './processors/sweep-orphan-files';
import { sweepOutboxJob } from './processors/sweep-outbox';
import { sweepPaymentWebhooks } from './processors/sweep-payment-webhooks';
import { writeDownStreaksJob } from './processors/write-down-streaks';

/** What each job does; a job without a processor does not compile. */
const processors: { [Name in JobName]: (ctx: Context, payload: JobPayload<Name>) => Promise<void> } = {
  'send-whatsapp-message': sendWhatsappMessage,
  'sweep-outbox': sweepOutboxJob,
  'process-payment-webhook': processPaymentWebhook,
  'sweep-payment-webhooks': sweepPaymentWebhooks,
  'recheck-open-orders': recheckOpenOrdersJob,
  'recalculate-member': recalculateMemberJob,
  'write-down-streaks': writeDownStreaksJob,
  'reconcile-karma': reconcileKarmaJob,
  'count-leaderboard': countLeaderboardJob,
  'purge-expired': purgeExpiredJob,
  'purge-screenshots': purgeScreenshotsJob,
  'materialise-series': materialiseSeriesJob,
  'sweep-orphan-files': sweepOrphanFilesJob,
  'keep-open-practice': keepOpenPracticeJob,
};

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/** The wait before a job's next try: what its error asks for, else twice as long each time. */
export function backoffMs(attempts: number, _type?: string, error?: Error): number {
  const asked = error instanceof DomainError ? error.retryAfterSeconds : undefined;
  return asked ? asked * 1000 : Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}

/** Runs one job. What another try cannot mend is not tried again; the rest is left to the queue's backoff. */
export async function processJob(ctx: Context, job: Job): Promise<void> {
  const stop = jobSeconds.startTimer({ job: job.name });
  try {
    const name = nameOf(job);
    const payload = payloadOf(name, job);
    await (processors[name] as (ctx: Context, payload: unknown) => Promise<void>)(ctx, payload);
    stop({ outcome: 'done' });
  } catch (error) {
    stop({ outcome: 'failed' });
    ctx.log.warn({ err: error, job: job.name, attempt: job.attemptsMade + 1 }, 'job failed');
    throw isFinal(error) ? new UnrecoverableError((error as Error).message) : error;
  }
}

function nameOf(job: Job): JobName {
  if (job.name in jobContracts) return job.name as JobName;
  throw new UnrecoverableError(`There is no job named ${job.name}`);
}

function payloadOf(name: JobName, job: Job): unknown {
  const { success, data, error } = jobContracts[name].payload.safeParse(job.data);
  if (success) return data;
  throw new UnrecoverableError(`The payload of ${name} is not valid: ${error.message}`);
}

function isFinal(error: unknown): boolean {
  return error instanceof DomainError && error.code !== 'upstream_failed' && error.code !== 'rate_limited';
}
