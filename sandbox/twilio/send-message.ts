import { z } from 'zod';
import { createMessageSid } from '../ids';
import { findTemplate, listPlaceholders, renderTemplate } from '../templates.mjs';
import { createRefusal } from './errors';
import { type Message, parseAddress } from './message';

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
  if (!parsed.success) throw createRefusal(20001);
  const { To: to, From: from, StatusCallback: statusCallback } = parsed.data;
  checkAddresses(to, from);
  if (statusCallback && !z.url({ protocol: /^https?$/ }).safeParse(statusCallback).success) throw createRefusal(21609);
  const now = new Date().toISOString();
  return {
    sid: createMessageSid(),
    to,
    from,
    ...getContent(parsed.data),
    status: 'queued',
    errorCode: null,
    statusCallback: statusCallback || null,
    createdAt: now,
    sentAt: null,
    updatedAt: now,
  };
}

function checkAddresses(to: string, from: string): void {
  if (!to) throw createRefusal(21604);
  if (!from) throw createRefusal(21603);
  if (!E164.test(parseAddress(to))) throw createRefusal(21211);
  if (!E164.test(parseAddress(from))) throw createRefusal(21212);
  if (to.startsWith('whatsapp:') !== from.startsWith('whatsapp:')) throw createRefusal(63007);
}

function getContent({ Body, ContentSid, ContentVariables }: z.infer<typeof formSchema>): Content {
  if (!ContentSid) {
    if (!Body.trim()) throw createRefusal(21619);
    if (Body.length > 1600) throw createRefusal(21617);
    return { body: Body, template: null, language: 'en', variables: {} };
  }
  const template = findTemplate(ContentSid);
  if (!template) throw createRefusal(21655);
  const variables = parseVariables(ContentVariables);
  if (!listPlaceholders(template).every((name) => isSendable(variables[name]))) throw createRefusal(21656);
  // An Authentication template has the code as its only variable.
  if (template.key === 'otp' && Object.keys(variables).length !== 1) throw createRefusal(21656);
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
    throw createRefusal(21656);
  }
}

// Returns false for values that WhatsApp rejects: empty ones, or with line breaks, tabs or more
// than four spaces in a row.
function isSendable(value: string | undefined): boolean {
  return value !== undefined && value.trim() !== '' && !/[\r\n\t]| {5}/.test(value);
}
