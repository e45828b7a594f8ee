import { validateRequest } from 'twilio/lib/webhooks/webhooks.js';
import type { Twilio } from 'twilio';
import type { Config, TwilioTemplateSids } from '~/config/env.server';
import type { MessageDelivery, MessagingService, OutgoingMessage } from '~/domain/notifications/messaging';
import { isRetryableProviderError } from '~/domain/notifications/provider-errors';

/**
 * Error codes of failures before a connection exists, so the provider cannot have accepted the
 * message.
 */
const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const NO_TEMPLATE: MessageDelivery = { outcome: 'refused', error_code: 'no_template' };

/**
 * Sends WhatsApp messages through Twilio. `prepare` loads the SDK, which is large and not needed by
 * web processes.
 */
export function createTwilioMessagingService(settings: Config['twilio'], publicUrl: string): MessagingService {
  let opened: Promise<Twilio['messages']> | undefined;
  const getMessagesApi = () =>
    (opened ??= import('./twilio-client.server').then(
      ({ createTwilioClient: openTwilio }) => openTwilio(settings).messages,
    ));
  return {
    sender: settings.from,
    prepare: async () => {
      await getMessagesApi();
    },
    send: async (message) => {
      const templates: Readonly<Record<string, TwilioTemplateSids | null>> = settings.templates;
      const contentSid = templates[message.template]?.[message.language];
      if (contentSid === undefined && message.text === null) return NO_TEMPLATE;
      try {
        const content = contentSid === undefined ? { body: message.text ?? '' } : buildContent(message, contentSid);
        const { sid } = await (
          await getMessagesApi()
        ).create({
          to: `whatsapp:${message.phone}`,
          from: `whatsapp:${settings.from}`,
          ...content,
          statusCallback: `${publicUrl}/api/webhooks/twilio?message=${message.messageId}`,
        });
        return { outcome: 'accepted', provider_message_id: sid };
      } catch (error) {
        return toDelivery(error);
      }
    },
    sendReminder: async ({ key, sender, phone, language, variables }) => {
      const { class_reminder: sids } = settings.templates;
      if (sids === null) return NO_TEMPLATE;
      try {
        const { sid } = await (
          await getMessagesApi()
        ).create({
          to: `whatsapp:${phone}`,
          from: `whatsapp:${sender}`,
          contentSid: sids[language],
          contentVariables: JSON.stringify(onOneLine(variables)),
          statusCallback: `${publicUrl}/api/webhooks/twilio?reminder=${key}`,
        });
        return { outcome: 'accepted', provider_message_id: sid };
      } catch (error) {
        return toDelivery(error);
      }
    },
    isAuthentic: (signature, url, fields) => validateRequest(settings.authToken, signature, url, fields),
  };
}

function buildContent({ variables }: OutgoingMessage, contentSid: string) {
  return { contentSid, contentVariables: JSON.stringify(onOneLine(variables)) };
}

/**
 * Collapses line breaks, tabs and repeated spaces, because WhatsApp rejects them in template
 * variables.
 */
function onOneLine(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).map(([name, text]) => [name, text.replace(/\s+/g, ' ')]));
}

function toDelivery(error: unknown): MessageDelivery {
  const { status, code } = error as { status?: number; code?: number | string };
  const errorCode = String(code ?? status ?? 'unknown');
  if (status === undefined)
    return { outcome: NEVER_REACHED.has(errorCode) ? 'later' : 'unknown', error_code: errorCode };
  if (isRetryableProviderError(errorCode) || status === 429) return { outcome: 'later', error_code: errorCode };
  return { outcome: status >= 500 ? 'unknown' : 'refused', error_code: errorCode };
}
