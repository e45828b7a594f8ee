// @ts-check
import { createHash } from 'node:crypto';
import { englishTemplates } from '../app/i18n/templates/en.mjs';
import { hindiTemplates } from '../app/i18n/templates/hi.mjs';
import { marathiTemplates } from '../app/i18n/templates/mr.mjs';

/**
 * Name of a message template.
 * @typedef {keyof typeof englishTemplates} TemplateKey
 */

/** Template texts by language. English comes first. */
export const TEMPLATES = { en: englishTemplates, hi: hindiTemplates, mr: marathiTemplates };

/**
 * A language with approved templates.
 * @typedef {keyof typeof TEMPLATES} TemplateLanguage
 */

export const TEMPLATE_LANGUAGES = /** @type {[TemplateLanguage, ...TemplateLanguage[]]} */ (Object.keys(TEMPLATES));

const KEYS = /** @type {TemplateKey[]} */ (Object.keys(englishTemplates));

const APPROVED = TEMPLATE_LANGUAGES.flatMap((language) =>
  KEYS.map((key) => ({ key, language, body: TEMPLATES[language][key], sid: getTemplateSid(key, language) })),
);

/**
 * Returns the ContentSid of a template. It is derived from the template's name and language.
 * @param {TemplateKey} key
 * @param {TemplateLanguage} [language]
 */
export function getTemplateSid(key, language = 'en') {
  return `HX${createHash('sha256').update(`${key} ${language}`).digest('hex').slice(0, 32)}`;
}

/**
 * Returns the template settings of the app: `TWILIO_TEMPLATE_OTP`, `TWILIO_TEMPLATE_OTP_HI` and so
 * on.
 */
export function listTemplateSettings() {
  return Object.fromEntries(
    APPROVED.map(({ key, language, sid }) => [
      `TWILIO_TEMPLATE_${key}${language === 'en' ? '' : `_${language}`}`.toUpperCase(),
      sid,
    ]),
  );
}

/**
 * Returns the template with this ContentSid, or null if there is none.
 * @param {string} sid
 */
export function findTemplate(sid) {
  return APPROVED.find((template) => template.sid === sid) ?? null;
}

/**
 * Returns the text of a template with its variables. A placeholder without a value is left
 * unchanged.
 * @param {{ body: string }} template
 * @param {Record<string, string>} variables
 */
export function renderTemplate({ body }, variables) {
  return body.replace(/\{\{(\d+)\}\}/g, (placeholder, name) => variables[name] ?? placeholder);
}

/**
 * Returns the numbers of the placeholders in a template, without duplicates: '1', '2' and so on.
 * @param {{ body: string }} template
 */
export function listPlaceholders({ body }) {
  return [...new Set(Array.from(body.matchAll(/\{\{(\d+)\}\}/g), (match) => match[1] ?? ''))];
}
