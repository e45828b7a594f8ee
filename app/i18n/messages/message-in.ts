import type { Language } from '~/i18n/languages';
import { messages as hi } from '~/i18n/hi/messages';
import { messageFrom, type Sentences } from './message-from';
import { inEnglish, type Message } from './say';

const SENTENCES: Readonly<Record<Exclude<Language, 'en'>, Sentences>> = { hi };

/** Translates a server message. */
export function messageIn(language: Language, message: Message): string {
  return language === 'en' ? inEnglish(message) : messageFrom(SENTENCES[language], message);
}
