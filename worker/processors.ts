import { UnrecoverableError, type Job } from 'bullmq';
import { countMonth } from '~/domain/attendance/count-month.server';
import { countLeaderboard } from '~/domain/attendance/count-leaderboard.server';
import { recalculateMember } from '~/domain/streaks/recalculate-member.server';
import { replayStreaks } from '~/domain/streaks/replay-streaks.server';
import { writeDownStreaks } from '~/domain/streaks/write-down-streaks.server';
import { countChallenges } from '~/domain/challenges/count-challenges.server';
import { oweChallengeMessages } from '~/domain/challenges/owe-challenge-messages.server';
import { keepOpenPractice } from '~/domain/classes/keep-open-practice.server';
import { oweClassNotices } from '~/domain/classes/owe-class-notices.server';
import { planAhead } from '~/domain/classes/plan-ahead.server';
import { sweepOrphanFiles } from '~/domain/content/sweep-orphan-files.server';
import type { Context } from '~/domain/context';
import { processPaymentEvent, sweepPaymentEvents } from '~/domain/donations/process-payment-event.server';
import { purgeScreenshots } from '~/domain/donations/purge-screenshots.server';
import { recheckOpenOrders } from '~/domain/donations/recheck-open-orders.server';
import { recordJobSuccess } from '~/domain/analytics/job-successes.server';
import { recheckAllPayments, recheckRecentPayments } from '~/domain/donations/recheck-payments.server';
import { DomainError } from '~/domain/errors';
import { reconcileKarma } from '~/domain/karma/reconcile-karma.server';
import { creditMissedFirstClasses } from '~/domain/referrals/credit-referral.server';
import { sendMessage } from '~/domain/notifications/send-message.server';
import { sweepOutbox } from '~/domain/notifications/sweep-outbox.server';
import { countReminders } from '~/domain/reminders/reminder-figures.server';
import { keepPartitions } from '~/domain/partitions/keep-partitions.server';
import { oweReminders } from '~/domain/reminders/owe-reminders.server';
import { sendReminders } from '~/domain/reminders/send-reminders.server';
import { sweepRetention } from '~/domain/retention/sweep-retention.server';
import { listDeletedAccounts } from '~/domain/sessions/deleted-accounts.server';
import { isDatabaseDown } from '~/db/sql-state';
import { jobContracts, type JobName, type JobPayload } from '~/jobs/contracts';
import { reportError } from '~/lib/error-reports.server';
import { jobSeconds } from '~/lib/metrics.server';
import { traceJob } from '~/lib/tracing.server';

type Processor<Name extends JobName> = (ctx: Context, payload: JobPayload<Name>) => Promise<unknown>;

/** A job without a processor does not compile. Figures that come of it are logged unless 0. */
const processors: { [Name in JobName]: Processor<Name> } = {
  'send-one-time-code': (ctx, { messageId }) => sendMessage(ctx, messageId),
  'send-whatsapp-message': (ctx, { messageId }) => sendMessage(ctx, messageId),
  'sweep-outbox': (ctx, options) => logged(ctx, 'messages queued again', sweepOutbox(ctx, options)),
  'owe-reminders': (ctx) => logged(ctx, 'reminders owed', oweReminders(ctx)),
  'send-reminders': (ctx, lane) => logged(ctx, 'reminders handed over', sendReminders(ctx, lane)),
  'count-reminders': (ctx) => countReminders(ctx),
  'keep-partitions': (ctx) => logged(ctx, 'parts of tables let go', keepPartitions(ctx)),
  'process-payment-webhook': (ctx, { webhookEventId }) => processPaymentEvent(ctx, webhookEventId),
  'sweep-payment-webhooks': (ctx) => logged(ctx, 'payment webhooks queued again', sweepPaymentEvents(ctx)),
  'recheck-open-orders': (ctx) => logged(ctx, 'open orders rechecked', recheckOpenOrders(ctx)),
  'recheck-recent-payments': (ctx) => logged(ctx, 'payments settled without a webhook', recheckRecentPayments(ctx)),
  'recheck-all-payments': (ctx) => logged(ctx, 'payments settled without a webhook', recheckAllPayments(ctx)),
  'recalculate-member': (ctx, { memberId }) => logged(ctx, 'members recalculated', recalculateMember(ctx, memberId)),
  'write-down-streaks': (ctx) => logged(ctx, 'streaks written down', writeDownStreaks(ctx)),
  'replay-streaks': (ctx) => logged(ctx, 'streaks replayed', replayStreaks(ctx)),
  'owe-class-notices': (ctx) => logged(ctx, 'class notices owed', oweClassNotices(ctx)),
  'owe-challenge-messages': (ctx) => logged(ctx, 'messages of challenges owed', oweChallengeMessages(ctx)),
  'count-challenges': (ctx) => logged(ctx, 'challenges counted', countChallenges(ctx)),
  'reconcile-karma': async (ctx) => {
    await logged(ctx, 'referrers credited late', creditMissedFirstClasses(ctx));
    await logged(ctx, 'karma totals mended', reconcileKarma(ctx));
  },
  'count-leaderboard': (ctx) => logged(ctx, 'leaderboard steps counted', countLeaderboard(ctx)),
  'count-month': (ctx) => logged(ctx, 'places of the month counted', countMonth(ctx)),
  'purge-expired': (ctx) => logged(ctx, 'rows kept no longer', sweepRetention(ctx)),
  'purge-screenshots': (ctx) => logged(ctx, 'old screenshots released', purgeScreenshots(ctx)),
  'materialise-series': (ctx) => logged(ctx, 'classes of series made', planAhead(ctx)),
  'list-deleted-accounts': (ctx) => logged(ctx, 'deleted accounts listed', listDeletedAccounts(ctx)),
  'sweep-orphan-files': (ctx) => logged(ctx, 'orphan files removed', sweepOrphanFiles(ctx)),
  'keep-open-practice': keepOpenPractice,
};

async function logged(ctx: Context, what: string, counting: Promise<number | boolean>): Promise<void> {
  const count = Number(await counting);
  if (count > 0) ctx.log.info({ count }, what);
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/** What the error asks for, else twice as long each time. */
export function backoffMs(attempts: number, _type?: string, error?: Error): number {
  const asked = error instanceof DomainError ? error.retryAfterSeconds : undefined;
  return asked ? asked * 1000 : Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}

/** Runs one job. What another try cannot mend is not tried again. */
export function processJob(ctx: Context, job: Job): Promise<void> {
  const { requestId } = ctx.origin;
  return traceJob({ job: job.name, queue: job.queueName, requestId }, () => attempt(ctx, job));
}

async function attempt(ctx: Context, job: Job): Promise<void> {
  const stop = jobSeconds.startTimer({ job: job.name });
  try {
    const name = nameOf(job);
    const payload = payloadOf(name, job);
    await (processors[name] as (ctx: Context, payload: unknown) => Promise<void>)(ctx, payload);
    if (job.repeatJobKey) await recordJobSuccess(ctx, name);
    stop({ outcome: 'done' });
  } catch (error) {
    stop({ outcome: 'failed' });
    ctx.log.warn({ err: error, job: job.name, attempt: job.attemptsMade + 1 }, 'job failed');
    const isForeseen = error instanceof DomainError || isDatabaseDown(error);
    if (!isForeseen) reportError(error, { requestId: ctx.origin.requestId, job: job.name });
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
