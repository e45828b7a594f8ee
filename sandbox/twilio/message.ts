import { z } from 'zod';
import { TEMPLATE_LANGUAGES } from '../templates.mjs';

/** A WhatsApp message or an SMS that Twilio has accepted. */
export const messageSchema = z.object({
  sid: z.string(),
  /** Phone number in E.164 format. WhatsApp numbers have the prefix `whatsapp:`. */
  to: z.string(),
  from: z.string(),
  body: z.string(),
  template: z.string().nullable(),
  language: z.enum(TEMPLATE_LANGUAGES).default('en'),
  variables: z.record(z.string(), z.string()),
  status: z.enum(['queued', 'sent', 'delivered', 'read', 'failed']),
  errorCode: z.number().nullable(),
  statusCallback: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  updatedAt: z.string(),
});

export type Message = z.infer<typeof messageSchema>;

export type MessageStatus = Message['status'];

/** API version in the URLs of the API and of callbacks. */
export const TWILIO_API_VERSION = '2010-04-01';

/** Returns the phone number of a Twilio address in E.164 format, without the prefix `whatsapp:`. */
export function parseAddress(address: string): string {
  return address.replace(/^whatsapp:/, '');
}

/** Returns the message in the format of Twilio's API. */
export function toMessageResource(message: Message, accountSid: string): Record<string, unknown> {
  const uri = `/${TWILIO_API_VERSION}/Accounts/${accountSid}/Messages/${message.sid}`;
  return {
    account_sid: accountSid,
    api_version: TWILIO_API_VERSION,
    body: message.body,
    date_created: formatRfc2822(message.createdAt),
    date_sent: message.sentAt && formatRfc2822(message.sentAt),
    date_updated: formatRfc2822(message.updatedAt),
    direction: 'outbound-api',
    error_code: message.errorCode,
    error_message: null,
    from: message.from,
    messaging_service_sid: null,
    num_media: '0',
    num_segments: '1',
    price: null,
    price_unit: null,
    sid: message.sid,
    status: message.status,
    subresource_uris: { media: `${uri}/Media.json` },
    to: message.to,
    uri: `${uri}.json`,
  };
}

function formatRfc2822(instant: string): string {
  return new Date(instant).toUTCString().replace('GMT', '+0000');
}
