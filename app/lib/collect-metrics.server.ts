import { getOrCreateGauge, metricsRegistry } from './metrics.server';
import { withTimeout } from './timeout';

interface Sources {
  queues: ReadonlyMap<string, MeasuredQueue>;
  outbox: () => Promise<{
    pending: number;
    oldestOtpSeconds: number;
    overdue: { template: string; seconds: number }[];
  }>;
  codeRefusals: () => Promise<{ codes: number }>;
  unmatchedPayments: () => Promise<number>;
  reminders: () => Promise<{ due: number; isStopped: boolean; isBudgetSpent: boolean }>;
  jobSuccesses: () => Promise<{ job: string; succeeded_at: Date }[]>;
  /** Offset in seconds. */
  clockOffset: () => Promise<number>;
  databasePool: () => { total: number; idle: number; waiting: number };
}

const JOB_STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;

interface MeasuredQueue {
  getJobCounts(...states: string[]): Promise<Record<string, number>>;
  isPaused(): Promise<boolean>;
}

const TIMEOUT_MS = 2_000;

const queueJobs = getOrCreateGauge('queue_jobs', 'Jobs in a queue by state; the same in every process', [
  'queue',
  'state',
]);

const queuePaused = getOrCreateGauge('queue_paused', '1 while a queue is paused; the same in every process', ['queue']);

const pendingMessages = getOrCreateGauge(
  'outbox_pending',
  'Messages in the outbox that are not sent yet; the same in every process',
);

const oldestOtp = getOrCreateGauge(
  'oldest_unsent_otp_seconds',
  'Age of the oldest valid one-time code that is not sent yet; the same in every process',
);

const overdueMessages = getOrCreateGauge(
  'outbox_overdue_seconds',
  'Delay of the oldest due message that is not sent yet; the same in every process',
  ['template'],
);

const codesRefused = getOrCreateGauge(
  'one_time_codes_refused',
  'One-time codes refused by the provider since the last accepted one; the same in every process',
);

const unmatched = getOrCreateGauge(
  'unmatched_payments',
  'Captured payments without a donation that wait for staff; the same in every process',
);

const dueReminders = getOrCreateGauge(
  'reminders_due',
  'Reminders that are due and not sent yet; the same in every process',
);

const remindersStopped = getOrCreateGauge(
  'reminders_stopped',
  '1 while staff have stopped reminders; the same in every process',
);

const reminderBudget = getOrCreateGauge(
  'reminder_budget_spent',
  '1 after the reminder budget of the day is used up; the same in every process',
);

const lastSuccess = getOrCreateGauge(
  'job_last_success_timestamp_seconds',
  'When a scheduled job last succeeded; the same in every process',
  ['job'],
);

const clockOffsetSeconds = getOrCreateGauge(
  'clock_offset_seconds',
  'By how much this process’s clock is ahead of the database’s',
);

const poolConnections = getOrCreateGauge('database_pool_connections', 'Connections of this process to the database', [
  'state',
]);

const poolWaiting = getOrCreateGauge('database_pool_waiting', 'Queries of this process that wait for a connection');

/** Collects the metrics for Prometheus. Values that take longer than two seconds are left out. */
export async function collectMetrics({
  queues,
  outbox,
  codeRefusals,
  unmatchedPayments,
  reminders,
  jobSuccesses,
  clockOffset,
  databasePool,
}: Sources): Promise<string> {
  queueJobs.reset();
  queuePaused.reset();
  pendingMessages.remove();
  oldestOtp.remove();
  overdueMessages.reset();
  codesRefused.remove();
  unmatched.remove();
  clockOffsetSeconds.remove();
  lastSuccess.reset();
  for (const figure of [dueReminders, remindersStopped, reminderBudget]) figure.remove();
  const { total, idle, waiting } = databasePool();
  poolConnections.set({ state: 'idle' }, idle);
  poolConnections.set({ state: 'busy' }, total - idle);
  poolWaiting.set(waiting);
  await Promise.allSettled([
    ...Array.from(queues, async ([name, queue]) => {
      const queueState = Promise.all([queue.getJobCounts(...JOB_STATES, 'paused'), queue.isPaused()]);
      const [counts, isPaused] = await withTimeout(TIMEOUT_MS, `Queue ${name}`, queueState);
      queuePaused.set({ queue: name }, Number(isPaused));
      for (const state of JOB_STATES) queueJobs.set({ queue: name, state }, counts[state] ?? 0);
      // In PostgreSQL the waiting jobs of a paused queue have a state of their own.
      queueJobs.inc({ queue: name, state: 'waiting' }, counts.paused ?? 0);
    }),
    withTimeout(TIMEOUT_MS, 'The outbox', outbox()).then(({ pending, oldestOtpSeconds, overdue }) => {
      pendingMessages.set(pending);
      oldestOtp.set(oldestOtpSeconds);
      for (const { template, seconds } of overdue) overdueMessages.set({ template }, seconds);
    }),
    withTimeout(TIMEOUT_MS, 'The refused codes', codeRefusals()).then(({ codes }) => codesRefused.set(codes)),
    withTimeout(TIMEOUT_MS, 'The reminders', reminders()).then(({ due, isStopped, isBudgetSpent }) => {
      dueReminders.set(due);
      remindersStopped.set(Number(isStopped));
      reminderBudget.set(Number(isBudgetSpent));
    }),
    withTimeout(TIMEOUT_MS, 'The jobs', jobSuccesses()).then((rows) => {
      for (const { job, succeeded_at: at } of rows) lastSuccess.set({ job }, at.getTime() / 1000);
    }),
    withTimeout(TIMEOUT_MS, 'The clock', clockOffset()).then((seconds) => clockOffsetSeconds.set(seconds)),
    withTimeout(TIMEOUT_MS, 'The unmatched payments', unmatchedPayments()).then((count) => unmatched.set(count)),
  ]);
  return metricsRegistry.metrics();
}
