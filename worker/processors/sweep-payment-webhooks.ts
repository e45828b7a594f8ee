import type { Context } from '~/domain/context';
import { sweepPaymentEvents } from '~/domain/donations/process-payment-event.server';

/** Queues again the provider's reports that nobody has dealt with. */
export async function sweepPaymentWebhooks(ctx: Context): Promise<void> {
  const queued = await sweepPaymentEvents(ctx);
  if (queued > 0) ctx.log.info({ queued }, 'payment webhooks swept');
}
