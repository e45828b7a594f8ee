import { scheduleReminders } from '~/domain/reminders/schedule-reminders.server';
import { defineJob, everySweepInterval, logCount } from './define-job';

export const scheduleRemindersJob = defineJob({
  queue: 'reminders',
  attempts: 1,
  id: () => 'schedule-reminders',
  schedule: everySweepInterval(1),
  run: (ctx) => logCount(ctx, 'reminders scheduled', scheduleReminders(ctx)),
});
