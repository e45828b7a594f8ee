import type { Context } from '../context';

/**
 * Returns the time at which the donor is notified. Until then, the decision of an admin can be
 * undone.
 */
export function getDonorNotificationTime({ clock, community }: Context, adminId: number | null): Date {
  return new Date(clock.now().getTime() + (adminId === null ? 0 : community.undoSeconds * 1000));
}

/** Enqueues the message if it is due now. Otherwise the outbox sweep enqueues it when it is due. */
export async function enqueueDonorMessageIfDue(ctx: Context, messageId: number | null, told_at: Date): Promise<void> {
  if (messageId !== null && told_at <= ctx.clock.now()) await ctx.enqueue('send-whatsapp-message', { messageId });
}
