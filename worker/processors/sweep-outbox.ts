import type { Context } from '~/domain/context';
import { sweepOutbox } from '~/domain/notifications/sweep-outbox.server';

/** Queues again what the outbox owes and nobody has sent. */
export async function sweepOutboxJob(ctx: Context): Promise<void> {
  const queued = await sweepOutbox(ctx);
  if (queued > 0) ctx.log.info({ queued }, 'outbox swept');
}
