import { updateReminderStats } from '~/domain/reminders/reminder-stats.server';
import { defineJob, everyMinutes } from './define-job';

export const countRemindersJob = defineJob({
  queue: 'upkeep',
  attempts: 1,
  schedule: everyMinutes(5),
  run: (ctx) => updateReminderStats(ctx),
});
