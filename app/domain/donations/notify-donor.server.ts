import type { Context } from '../context';

/** Returns when the donor is notified. A manual decision can be undone until then. */
export function getDonorNotificationTime({ clock, community }: Context, adminId: number | null): Date {
  return new Date(clock.now().getTime() + (adminId === null ? 0 : community.undoSeconds * 1000));
}

/** Enqueues the message if it is due. Otherwise the sweep enqueues it later. */
export async function enqueueDonorMessage(ctx: Context, messageId: number | null, told_at: Date): Promise<void> {
  if (messageId !== null && told_at <= ctx.clock.now()) await ctx.enqueue('send-whatsapp-message', { messageId });
}
