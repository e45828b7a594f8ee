import type { Context } from '~/domain/context';
import { sendMessage } from '~/domain/notifications/send-message.server';
import type { JobPayload } from '~/jobs/contracts';

/** Sends one message of the outbox that somebody waits for with the phone in the hand. */
export async function sendOneTimeCode(ctx: Context, { messageId }: JobPayload<'send-one-time-code'>): Promise<void> {
  await sendMessage(ctx, messageId);
}
