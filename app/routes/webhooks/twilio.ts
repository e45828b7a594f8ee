import { type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { recordMessageStatus } from '~/domain/notifications/record-message-status.server';
import { setNoticesByReply } from '~/domain/notifications/set-notices.server';
import { twilioWebhook } from '~/http/twilio-webhook.server';

const statusSchema = z.object({ MessageSid: z.string(), MessageStatus: z.string(), ErrorCode: z.string().optional() });
const replySchema = z.object({ From: z.string().startsWith('whatsapp:'), Body: z.string() });
const messageIdSchema = z.coerce.number().int().positive().max(2_147_483_647);

export function loader() {
  return new Response('Method not allowed', { status: 405, headers: { Allow: 'POST' } });
}

/** What Twilio tells us: how a message of ours fares, or what a phone wrote back. */
export function action(args: ActionFunctionArgs) {
  return twilioWebhook(args, async (ctx, fields, query) => {
    const messageId = messageIdSchema.safeParse(query.get('message'));
    const status = statusSchema.safeParse(fields);
    const reply = replySchema.safeParse(fields);
    if (messageId.success && status.success) {
      const { MessageSid: providerMessageId, MessageStatus, ErrorCode: errorCode } = status.data;
      await recordMessageStatus(ctx, {
        messageId: messageId.data,
        providerMessageId,
        status: MessageStatus,
        errorCode,
      });
    } else if (reply.success) {
      await setNoticesByReply(ctx, reply.data.From.slice('whatsapp:'.length), reply.data.Body);
    }
  });
}
