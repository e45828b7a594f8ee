import { templateSids } from './template-sids.mjs';
import { hindiTemplates } from './templates-hi';

export interface MessageTemplate {
  /** Twilio's ContentSid. */
  sid: string;
  /** The text with its numbered placeholders, {{1}} first. */
  body: string;
}

/** The WhatsApp message templates that the stand-in for Twilio treats as approved. */
export const templates = {
  otp: {
    sid: templateSids.otp,
    body: 'Your Sangha code is {{1}}. It works for {{2}} minutes. Keep it to yourself: nobody from Sangha will ask for it.',
  },
  password_changed: {
    sid: templateSids.password_changed,
    body: 'Namaste {{1}}, the password of your Sangha account was changed just now. If this was not you, choose Forgot password on the login page and set a new one.',
  },
  phone_changed: {
    sid: templateSids.phone_changed,
    body: 'Namaste {{1}}, your Sangha account now belongs to the phone that ends in {{2}}. If this was not you, open {{3}} within 72 hours: it gives you your account back.',
  },
  phone_restored: {
    sid: templateSids.phone_restored,
    body: 'Namaste {{1}}, your Sangha account belongs again to the phone that it had before this one, and has a new password. It was asked for from there.',
  },
  donation_approved: {
    sid: templateSids.donation_approved,
    body: 'Namaste {{1}}, your sewa of {{2}} has reached Sangha. {{3}} karma points are added to your name. Thank you for keeping the mornings free for everyone.',
  },
  donation_rejected: {
    sid: templateSids.donation_rejected,
    body: 'Namaste {{1}}, we could not confirm your donation of {{2}} from {{3}}.\n\nReason: {{4}}\nWhat to do next: {{5}}\n\nWith thanks, Sangha',
  },
  donation_refunded: {
    sid: templateSids.donation_refunded,
    body: 'Namaste {{1}}, {{2}} of your sewa of {{3}} is on its way back to you and reaches you in 5 to 8 business days. {{4}} karma points went back with it.',
  },
  class_cancelled: {
    sid: templateSids.class_cancelled,
    body: 'Namaste {{1}}, the class {{2}} ({{3}}) will not be held.\n\n{{4}}\n\nThe next Sangha class is on your dashboard.',
  },
  class_reminder: {
    sid: templateSids.class_reminder,
    body: 'Namaste {{1}}, {{2}} begins at {{3}}. One tap counts your morning and opens the class: {{4}}\n\nThe link is yours and is good for today. To end these reminders, reply STOP.',
  },
  challenge_day: {
    sid: templateSids.challenge_day,
    body: 'Namaste {{1}}, today is day {{2}} of your {{3}} mornings. Mornings so far: {{4}}. Your next class: {{5}}\n\nTo end these messages, reply STOP.',
  },
  class_moved: {
    sid: templateSids.class_moved,
    body: 'Namaste {{1}}, the class {{2}} of {{3}} begins at another time: {{4}}. It waits for you on your dashboard.',
  },
} as const satisfies Record<string, MessageTemplate>;

/** The name of a message template. */
export type TemplateKey = keyof typeof templates;

const LANGUAGES = { en: templates, hi: hindiTemplates } satisfies Record<string, Record<TemplateKey, MessageTemplate>>;

/** A language that templates are approved in. */
export type TemplateLanguage = keyof typeof LANGUAGES;

/** The languages that templates are approved in, English first. */
export const TEMPLATE_LANGUAGES = Object.keys(LANGUAGES) as [TemplateLanguage, ...TemplateLanguage[]];

/** A template in one of its languages. */
export interface FoundTemplate {
  key: TemplateKey;
  language: TemplateLanguage;
  body: string;
}

/** The template with this ContentSid, or null where none is approved. */
export function findTemplate(sid: string): FoundTemplate | null {
  for (const language of TEMPLATE_LANGUAGES) {
    for (const key of Object.keys(templates) as TemplateKey[]) {
      const template = LANGUAGES[language][key];
      if (template.sid === sid) return { key, language, body: template.body };
    }
  }
  return null;
}

/** The template's text as the phone shows it; a placeholder without a value stays as it is. */
export function renderTemplate({ body }: FoundTemplate, variables: Record<string, string>): string {
  return body.replace(/\{\{(\d+)\}\}/g, (placeholder, name: string) => variables[name] ?? placeholder);
}

/** The names of the placeholders in the template, each once: '1', '2' and so on. */
export function placeholdersOf({ body }: Pick<FoundTemplate, 'body'>): string[] {
  return [...new Set(Array.from(body.matchAll(/\{\{(\d+)\}\}/g), (match) => match[1] ?? ''))];
}
