import twilio from 'twilio';
import type { Config } from '~/config/env.server';
import type { Delivery, Messaging, OutgoingMessage } from '~/domain/notifications/messaging';
import { isRetriedCode } from '~/domain/notifications/policy';

const TIMEOUT_MS = 8_000;

/** Errors of a connection that was never made: the provider cannot have taken the message. */
const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** The SDK builds addresses for its own host; this sends them to the configured one. */
class RehostedClient extends twilio.RequestClient {
  constructor(private readonly apiUrl: string) {
    super({ timeout: TIMEOUT_MS, keepAlive: true });
  }

  override request<TData>(
    options: Parameters<twilio.RequestClient['request']>[0],
  ): ReturnType<typeof this.send<TData>> {
    const asked = new URL(options.uri);
    return this.send<TData>({ ...options, uri: new URL(asked.pathname + asked.search, this.apiUrl).href });
  }

  private send<TData>(options: Parameters<twilio.RequestClient['request']>[0]) {
    return super.request<TData>(options as Parameters<twilio.RequestClient['request']>[0] & { data?: TData });
  }
}

/** WhatsApp through Twilio: one approved template a message, a status callback that carries our own message id. */
export function twilioMessaging(settings: Config['twilio'], publicUrl: string): Messaging {
  const client = twilio(settings.accountSid, settings.authToken, { httpClient: new RehostedClient(settings.apiUrl) });
  return {
    send: async (message) => {
      try {
        const { sid } = await client.messages.create(contentOf(message, settings, publicUrl));
        return { outcome: 'accepted', providerMessageId: sid };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    isAuthentic: (signature, url, fields) => twilio.validateRequest(settings.authToken, signature, url, fields),
  };
}

function contentOf(
  { messageId, phone, template, variables }: OutgoingMessage,
  settings: Config['twilio'],
  publicUrl: string,
) {
  return {
    to: `whatsapp:${phone}`,
    from: `whatsapp:${settings.from}`,
    contentSid: settings.templates[template],
    contentVariables: JSON.stringify(variables),
    statusCallback: `${publicUrl}/api/webhooks/twilio?message=${messageId}`,
  };
}

function outcomeOf(error: unknown): Delivery {
  const { status, code } = error as { status?: number; code?: number | string };
  const errorCode = String(code ?? status ?? 'unknown');
  if (status === undefined) return { outcome: NEVER_REACHED.has(errorCode) ? 'later' : 'unknown', errorCode };
  if (isRetriedCode(errorCode) || status === 429) return { outcome: 'later', errorCode };
  return { outcome: status >= 500 ? 'unknown' : 'refused', errorCode };
}
