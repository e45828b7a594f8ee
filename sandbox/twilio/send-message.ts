import { z } from 'zod';
import { newMessageSid } from '../ids';
import { findTemplate, placeholdersOf, renderTemplate } from '../templates.mjs';
import { twilioRefusal } from './errors';
import { type Message, phoneOf } from './message';

const E164 = /^\+[1-9]\d{6,14}$/;
const formSchema = z.object({
  To: z.string().default(''),
  From: z.string().default(''),
  Body: z.string().default(''),
  ContentSid: z.string().default(''),
  ContentVariables: z.string().default('{}'),
  StatusCallback: z.string().default(''),
});
const variablesSchema = z.record(z.string(), z.string());

type Content = Pick<Message, 'body' | 'template' | 'language' | 'variables'>;

/**
 * Parses a form post to Messages.json and creates the message. Throws Twilio's error if the form is
 * invalid.
 */
export function parseMessage(form: unknown): Message {
  const parsed = formSchema.safeParse(form);
  if (!parsed.success) throw twilioRefusal(20001);
  const { To: to, From: from, StatusCallback: statusCallback } = parsed.data;
  checkAddresses(to, from);
  if (statusCallback && !z.url({ protocol: /^https?$/ }).safeParse(statusCallback).success) throw twilioRefusal(21609);
  const now = new Date().toISOString();
  return {
    sid: newMessageSid(),
    to,
    from,
    ...contentOf(parsed.data),
    status: 'queued',
    errorCode: null,
    statusCallback: statusCallback || null,
    createdAt: now,
    sentAt: null,
    updatedAt: now,
  };
}

function checkAddresses(to: string, from: string): void {
  if (!to) throw twilioRefusal(21604);
  if (!from) throw twilioRefusal(21603);
  if (!E164.test(phoneOf(to))) throw twilioRefusal(21211);
  if (!E164.test(phoneOf(from))) throw twilioRefusal(21212);
  if (to.startsWith('whatsapp:') !== from.startsWith('whatsapp:')) throw twilioRefusal(63007);
}

function contentOf({ Body, ContentSid, ContentVariables }: z.infer<typeof formSchema>): Content {
  if (!ContentSid) {
    if (!Body.trim()) throw twilioRefusal(21619);
    if (Body.length > 1600) throw twilioRefusal(21617);
    return { body: Body, template: null, language: 'en', variables: {} };
  }
  const template = findTemplate(ContentSid);
  if (!template) throw twilioRefusal(21655);
  const variables = parseVariables(ContentVariables);
  if (!placeholdersOf(template).every((name) => isSendable(variables[name]))) throw twilioRefusal(21656);
  return {
    body: renderTemplate(template, variables),
    template: template.key,
    language: template.language,
    variables,
  };
}

function parseVariables(json: string): Record<string, string> {
  try {
    return variablesSchema.parse(JSON.parse(json));
  } catch {
    throw twilioRefusal(21656);
  }
}

// Returns false for values that WhatsApp rejects: empty ones, or with line breaks, tabs or more
// than four spaces in a row.
function isSendable(value: string | undefined): boolean {
  return value !== undefined && value.trim() !== '' && !/[\r\n\t]| {5}/.test(value);
}
