import { scheduleReminders } from '~/domain/reminders/schedule-reminders.server';
import { defineJob, everySweepIntervals, logNonZeroCount } from './define-job';

export const scheduleRemindersJob = defineJob({
  queue: 'reminders',
  attempts: 1,
  id: () => 'schedule-reminders',
  schedule: everySweepIntervals(1),
  run: (ctx) => logNonZeroCount(ctx, 'reminders scheduled', scheduleReminders(ctx)),
});
