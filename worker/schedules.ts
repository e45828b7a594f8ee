import { setTimeout as delay } from 'node:timers/promises';
import type { RepeatOptions } from 'bullmq';
import type { App } from '~/context.server';
import { jobContracts, type JobName } from '~/jobs/contracts';

interface Schedule {
  job: JobName;
  repeat: Pick<RepeatOptions, 'every' | 'pattern' | 'tz'>;
  isWanted: boolean;
}

/** Every job that runs by the clock; nightly ones by the community's. */
export function schedulesOf({ config }: Pick<App, 'config'>): Schedule[] {
  const { timeZone: tz, sweepSeconds } = config.community;
  return [
    { job: 'sweep-outbox', repeat: { every: sweepSeconds * 1000 }, isWanted: true },
    { job: 'owe-reminders', repeat: { every: sweepSeconds * 1000 }, isWanted: true },
    { job: 'count-reminders', repeat: { every: 5 * 60_000 }, isWanted: true },
    { job: 'keep-partitions', repeat: { pattern: '25 3 * * *', tz }, isWanted: true },
    { job: 'sweep-payment-webhooks', repeat: { every: 2 * sweepSeconds * 1000 }, isWanted: true },
    { job: 'recheck-open-orders', repeat: { every: 10 * 60_000 }, isWanted: true },
    { job: 'recheck-recent-payments', repeat: { every: 30 * 60_000 }, isWanted: true },
    { job: 'recheck-all-payments', repeat: { pattern: '20 2 * * *', tz }, isWanted: true },
    { job: 'write-down-streaks', repeat: { pattern: '5 0 * * *', tz }, isWanted: true },
    { job: 'replay-streaks', repeat: { every: 5 * 60_000 }, isWanted: true },
    { job: 'owe-class-notices', repeat: { every: 5 * 60_000 }, isWanted: true },
    { job: 'owe-challenge-messages', repeat: { pattern: '4,49 17 * * *', tz }, isWanted: true },
    { job: 'count-challenges', repeat: { pattern: '11 * * * *', tz }, isWanted: true },
    { job: 'reconcile-karma', repeat: { pattern: '35 0 * * *', tz }, isWanted: true },
    { job: 'count-leaderboard', repeat: { every: 15 * 60_000 }, isWanted: true },
    { job: 'count-month', repeat: { pattern: '7 * * * *', tz }, isWanted: true },
    { job: 'purge-expired', repeat: { pattern: '40 * * * *', tz }, isWanted: true },
    { job: 'purge-screenshots', repeat: { pattern: '10 4 * * *', tz }, isWanted: true },
    { job: 'materialise-series', repeat: { pattern: '3 * * * *', tz }, isWanted: true },
    { job: 'list-deleted-accounts', repeat: { every: 60_000 }, isWanted: true },
    { job: 'sweep-orphan-files', repeat: { pattern: '17 * * * *', tz }, isWanted: true },
    { job: 'keep-open-practice', repeat: { every: 5 * 60_000 }, isWanted: config.demoMode },
  ];
}

/** Writes the schedules until the queue takes them, and those that it loses; any number may. */
export function keepSchedules(app: App): { stop: () => void } {
  const stopping = new AbortController();
  void keepUntil(app, stopping.signal);
  return { stop: () => stopping.abort() };
}

async function keepUntil(app: App, signal: AbortSignal): Promise<void> {
  const { community, reconnectSeconds } = app.config;
  let missing: readonly Schedule[] | undefined = schedulesOf(app);
  while (!signal.aborted) {
    try {
      for (const schedule of missing ?? (await lostOf(app))) await write(app, schedule);
      missing = undefined;
    } catch (err) {
      // Of a later outage the workers tell.
      if (missing) app.services.log.warn({ err }, 'schedules not written yet');
    }
    const seconds = missing ? reconnectSeconds : community.sweepSeconds;
    await delay(seconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}

/** What a Redis that came back without its data no longer has. */
async function lostOf(app: App): Promise<Schedule[]> {
  const found = await Promise.all([...app.queues.values()].map((queue) => queue.getJobSchedulers()));
  const names = new Set(found.flat().map(({ key }) => key));
  return schedulesOf(app).filter(({ job, isWanted }) => isWanted && !names.has(job));
}

async function write({ queues }: App, { job, repeat, isWanted }: Schedule): Promise<void> {
  const queue = queues.get(jobContracts[job].queue);
  if (!isWanted) {
    await queue?.removeJobScheduler(job);
    return;
  }
  const opts = {
    attempts: jobContracts[job].attempts,
    backoff: { type: 'custom' },
    removeOnComplete: true,
    removeOnFail: { count: 100 },
  };
  await queue?.upsertJobScheduler(job, repeat, { name: job, data: {}, opts });
}
