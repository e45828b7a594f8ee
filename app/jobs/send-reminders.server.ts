import { z } from 'zod';
import { sendReminders } from '~/domain/reminders/send-reminders.server';
import { defineJob, logNonZeroCount } from './define-job';

export const sendRemindersJob = defineJob({
  queue: 'reminders',
  payload: z.object({ sender: z.string(), turn: z.int() }),
  attempts: 1,
  id: ({ sender, turn }) => `reminders-${sender}-${turn}`,
  run: (ctx, lane) => logNonZeroCount(ctx, 'reminders sent to the provider', sendReminders(ctx, lane)),
});
