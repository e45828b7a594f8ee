import type { Context } from '~/domain/context';
import { processPaymentEvent } from '~/domain/donations/process-payment-event.server';
import type { JobPayload } from '~/jobs/contracts';

/** Deals with one report of the payment provider. */
export async function processPaymentWebhook(
  ctx: Context,
  { webhookEventId }: JobPayload<'process-payment-webhook'>,
): Promise<void> {
  await processPaymentEvent(ctx, webhookEventId);
}
