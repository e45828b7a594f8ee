import { type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { findSenderPhone } from '~/domain/notifications/find-sender-phone.server';
import { recordMessageStatus } from '~/domain/notifications/record-message-status.server';
import { parseReminderKey } from '~/domain/reminders/reminder-key';
import { recordReminderStatus } from '~/domain/reminders/record-reminder-status.server';
import { recordInboundMessage } from '~/domain/notifications/record-inbound-message.server';
import { verifyPhoneByReply } from '~/domain/sessions/verify-phone-by-reply.server';
import type { Context } from '~/domain/context';
import { DomainError } from '~/domain/errors';
import { readInboundMessage } from '~/http/twilio-inbound-message';
import { createFreshContext } from '~/http/context.server';
import { toErrorDetails } from '~/http/error-response.server';
import { listPhoneForms } from '~/lib/whatsapp-phone';
import { discardBody, readTextBody } from '~/http/input.server';
import { untranslated } from '~/i18n/messages/message';

/** A text of 4,096 letters in Devanagari is 37 kB in the form that Twilio posts. */
const MAX_BYTES = 64 * 1024;

const statusSchema = z.object({
  MessageSid: z.string().regex(/^\w{1,64}$/),
  MessageStatus: z.string(),
  ErrorCode: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
});
const messageIdSchema = z.coerce.number().int().positive().max(2_147_483_647);

export function loader() {
  return new Response('Method not allowed', { status: 405, headers: { Allow: 'POST' } });
}

/**
 * Receives message status updates and inbound messages. Twilio's signature covers the public URL
 * and the form fields. Twilio expects an empty response.
 */
export async function action({ request, ...args }: ActionFunctionArgs) {
  const ctx: Context = { ...(await createFreshContext({ request, ...args })), actor: { kind: 'system' } };
  try {
    const { pathname, search, searchParams } = new URL(request.url);
    const fields = Object.fromEntries(new URLSearchParams(await readTextBody(request, MAX_BYTES)));
    const signature = request.headers.get('X-Twilio-Signature') ?? '';
    if (!ctx.messaging.isAuthentic(signature, ctx.publicUrl + pathname + search, fields)) {
      throw new DomainError('invalid', untranslated('The signature does not match.'));
    }
    await take(ctx, fields, searchParams);
    return new Response(null, { status: 204 });
  } catch (error) {
    const { status, message, headers } = toErrorDetails(error, ctx);
    return Response.json({ success: false, message }, { status, headers });
  } finally {
    discardBody(request);
  }
}

async function take(ctx: Context, fields: Record<string, string>, query: URLSearchParams): Promise<void> {
  const reminder = parseReminderKey(query.get('reminder') ?? '');
  const messageId = messageIdSchema.safeParse(query.get('message'));
  const status = statusSchema.safeParse(fields);
  const inbound = readInboundMessage(fields);
  if (status.success && (reminder || messageId.success)) {
    const { MessageSid: provider_message_id, MessageStatus, ErrorCode: error_code } = status.data;
    const report = { provider_message_id, status: MessageStatus, error_code };
    if (reminder) await recordReminderStatus(ctx, { key: reminder, ...report });
    else if (messageId.success) await recordMessageStatus(ctx, { messageId: messageId.data, ...report });
  } else if (inbound) {
    const { sid, sender, content } = inbound;
    // A code belongs to one form of the number, and a verified form comes first afterwards.
    let verifiesPhone = false;
    for (const phone of listPhoneForms(sender))
      verifiesPhone = (await verifyPhoneByReply(ctx, { sid, phone, text: content.text })) || verifiesPhone;
    const phone = await findSenderPhone(ctx, sender);
    await recordInboundMessage(ctx, { sid, phone, ...content }, { verifiesPhone });
  }
}
