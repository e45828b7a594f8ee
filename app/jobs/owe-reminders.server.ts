import { oweReminders } from '~/domain/reminders/owe-reminders.server';
import { defineJob, everySweep, logCount } from './define-job';

export const oweRemindersJob = defineJob({
  queue: 'reminders',
  attempts: 1,
  id: () => 'owe-reminders',
  schedule: everySweep(1),
  run: (ctx) => logCount(ctx, 'reminders scheduled', oweReminders(ctx)),
});
