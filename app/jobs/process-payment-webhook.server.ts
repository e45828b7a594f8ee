import { z } from 'zod';
import { processPaymentEvent } from '~/domain/donations/process-payment-event.server';
import { defineJob } from './define-job';

export const processPaymentWebhookJob = defineJob({
  queue: 'payments',
  payload: z.object({ webhookEventId: z.int() }),
  attempts: 8,
  id: ({ webhookEventId }) => `webhook-${webhookEventId}`,
  run: (ctx, { webhookEventId }) => processPaymentEvent(ctx, webhookEventId),
});
