import { z } from 'zod';
import type { InboundContent } from '~/domain/notifications/inbound-content';

const messageSchema = z.object({
  MessageSid: z.string().regex(/^\w{1,64}$/),
  From: z.string().regex(/^whatsapp:\+?\d{1,20}$/),
  Body: z.string(),
  NumMedia: z.coerce.number().int().min(0).max(100).catch(0),
});

const coordinate = z.string().regex(/^-?\d{1,3}(\.\d{1,20})?$/);

const locationSchema = z.object({
  Latitude: coordinate,
  Longitude: coordinate,
  Label: z.string().default(''),
  Address: z.string().default(''),
});

interface InboundMessage {
  sid: string;
  /** The sender's phone number as WhatsApp writes it, with a plus sign. */
  sender: string;
  content: InboundContent;
}

/** Reads the form that Twilio posts for an inbound message. Returns null for any other form. */
export function readInboundMessage(fields: Record<string, string>): InboundMessage | null {
  const { data } = messageSchema.safeParse(fields);
  if (!data) return null;
  const { MessageSid: sid, From, Body: text, NumMedia } = data;
  const mediaTypes = Array.from({ length: NumMedia }, (_, at) => fields[`MediaContentType${at}`] ?? '');
  const sender = From.replace(/^whatsapp:\+?/, '+');
  return { sid, sender, content: { text, mediaTypes, location: readLocation(fields) } };
}

function readLocation(fields: Record<string, string>): InboundContent['location'] {
  const { data } = locationSchema.safeParse(fields);
  if (!data) return undefined;
  const { Latitude: latitude, Longitude: longitude, Label, Address } = data;
  return { latitude, longitude, place: [Label, Address].filter((text) => text !== '').join(', ') };
}
