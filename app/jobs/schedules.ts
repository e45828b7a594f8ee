import type { RepeatOptions } from 'bullmq';
import type { JobName } from './jobs.server';

export type RepeatSchedule = Pick<RepeatOptions, 'every' | 'pattern' | 'tz'>;

interface ScheduleSettings {
  demoMode: boolean;
  community: { timeZone: string; sweepSeconds: number };
}

/** When the worker adds the job. Null means that this installation never runs it. */
type Schedule = (settings: ScheduleSettings) => RepeatSchedule | null;

/** All recurring jobs, the most frequent first. */
export const SCHEDULES: Partial<Record<JobName, Schedule>> = {
  'sweep-outbox': everySweepIntervals(1),
  'schedule-reminders': everySweepIntervals(1),
  'run-imports': everySweepIntervals(1),
  'sweep-payment-webhooks': everySweepIntervals(2),
  'list-deleted-accounts': everyMinutes(1),
  'count-reminders': everyMinutes(5),
  'recalculate-streaks': everyMinutes(5),
  'queue-class-notices': everyMinutes(5),
  'create-open-practice': onlyInDemo(everyMinutes(5)),
  'recheck-open-orders': everyMinutes(10),
  'recheck-refunds': everyMinutes(10),
  'update-leaderboard': everyMinutes(15),
  'recheck-recent-payments': everyMinutes(30),
  'create-series-classes': onCronSchedule('3 * * * *'),
  'update-monthly-leaderboard': onCronSchedule('7 * * * *'),
  'update-challenge-funnels': onCronSchedule('11 * * * *'),
  'sweep-orphan-files': onCronSchedule('17 * * * *'),
  'purge-expired': onCronSchedule('40 * * * *'),
  'expire-streaks': onCronSchedule('5 0 * * *'),
  'reconcile-karma': onCronSchedule('35 0 * * *'),
  'update-trends': onCronSchedule('40 1 * * *'),
  'update-board-report': onCronSchedule('50 1 * * *'),
  'recheck-all-payments': onCronSchedule('20 2 * * *'),
  'maintain-partitions': onCronSchedule('25 3 * * *'),
  'purge-screenshots': onCronSchedule('10 4 * * *'),
  'queue-challenge-messages': onCronSchedule('4,49 17 * * *'),
};

function everyMinutes(minutes: number): Schedule {
  return () => ({ every: minutes * 60_000 });
}

/** Repeats a job every `times` × SWEEP_SECONDS. */
function everySweepIntervals(times: number): Schedule {
  return ({ community }) => ({ every: times * community.sweepSeconds * 1000 });
}

/** Repeats a job by a cron pattern in the community's time zone. */
function onCronSchedule(pattern: string): Schedule {
  return ({ community }) => ({ pattern, tz: community.timeZone });
}

function onlyInDemo(schedule: Schedule): Schedule {
  return (settings) => (settings.demoMode ? schedule(settings) : null);
}
