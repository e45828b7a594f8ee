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
    { job: 'keep-reminder-days', repeat: { pattern: '25 3 * * *', tz }, isWanted: false },
    { job: 'sweep-payment-webhooks', repeat: { every: 2 * sweepSeconds * 1000 }, isWanted: true },
    { job: 'recheck-open-orders', repeat: { every: 10 * 60_000 }, isWanted: true },
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
    { job: 'sweep-orphan-files', repeat: { pattern: '17 * * * *', tz }, isWanted: true },
    { job: 'keep-open-practice', repeat: { every: 5 * 60_000 }, isWanted: config.demoMode },
  ];
}

/** Writes the schedules until the queue takes them; any number of workers may do so. */
export function keepSchedules(app: App): { stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const attempt = async (): Promise<void> => {
    try {
      for (const schedule of schedulesOf(app)) await write(app, schedule);
    } catch (err) {
      app.services.log.warn({ err }, 'schedules not written yet');
      timer = setTimeout(() => void attempt(), app.config.reconnectSeconds * 1000);
    }
  };
  void attempt();
  return { stop: () => clearTimeout(timer) };
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
