import type { Language } from '~/i18n/languages';
import { messageFrom, type Sentences } from './message-from';
import { inEnglish, type Message } from './say';

const SENTENCES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Sentences>>> = {
  hi: async () => (await import('~/i18n/hi/messages')).messages,
};

/** For browsers: loads the catalogue of one language. */
export async function sayIn(language: Language): Promise<(message: Message) => string> {
  if (language === 'en') return inEnglish;
  const sentences = await SENTENCES[language]();
  return (message) => messageFrom(sentences, message);
}
