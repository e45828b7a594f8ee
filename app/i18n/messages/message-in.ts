import type { Language } from '~/i18n/languages';
import { fill } from '~/i18n/fill';
import { messages as hi } from '~/i18n/hi/messages';
import { filled, inEnglish, type Message, type MessageKey } from './say';

const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<MessageKey, string>>>> = { hi };

/** A message of the server in the language of the page that shows it. */
export function messageIn(language: Language, message: Message): string {
  if (language === 'en') return inEnglish(message);
  const translations = TRANSLATIONS[language];
  const text = isKey(message.text) ? translations[message.text] : message.text;
  return message.values
    ? fill(
        text,
        filled(message.values, (inner) => messageIn(language, inner)),
      )
    : text;
}

function isKey(text: string): text is MessageKey {
  return Object.hasOwn(hi, text);
}
