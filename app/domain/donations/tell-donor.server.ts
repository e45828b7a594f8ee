import type { Context } from '../context';

/** A decision by hand can be undone until its donor is told. */
export function toldAt({ clock, community }: Context, adminId: number | null): Date {
  return new Date(clock.now().getTime() + (adminId === null ? 0 : community.undoSeconds * 1000));
}

/** A message that waits is queued by the sweep once it is due. */
export async function tellDonor(ctx: Context, messageId: number | null, told_at: Date): Promise<void> {
  if (messageId !== null && told_at <= ctx.clock.now()) await ctx.enqueue('send-whatsapp-message', { messageId });
}
