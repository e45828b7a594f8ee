import type { Context } from '~/domain/context';
import { sendMessage } from '~/domain/notifications/send-message.server';
import type { JobPayload } from '~/jobs/contracts';

/** Sends one message of the outbox. */
export async function sendWhatsappMessage(
  ctx: Context,
  { messageId }: JobPayload<'send-whatsapp-message'>,
): Promise<void> {
  await sendMessage(ctx, messageId);
}
