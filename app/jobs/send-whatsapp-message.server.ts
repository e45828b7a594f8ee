import { z } from 'zod';
import { sendMessage } from '~/domain/notifications/send-message.server';
import { defineJob } from './define-job';

export const sendWhatsappMessageJob = defineJob({
  queue: 'messages',
  payload: z.object({ messageId: z.int() }),
  attempts: 8,
  priority: 1,
  id: ({ messageId }) => `message-${messageId}`,
  run: (ctx, { messageId }) => sendMessage(ctx, messageId),
});
