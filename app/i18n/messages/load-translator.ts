import type { Language } from '~/i18n/languages';
import { translateWithCatalogue, type ServerCatalogue } from './translate-with';
import { toEnglishText, type Message } from './message';

const SENTENCES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<ServerCatalogue>>> = {
  hi: async () => (await import('~/i18n/hi/messages')).serverMessages,
  mr: async () => (await import('~/i18n/mr/messages')).serverMessages,
};

/** Loads the messages of one language in a browser. */
export async function loadTranslator(language: Language): Promise<(message: Message) => string> {
  if (language === 'en') return toEnglishText;
  const sentences = await SENTENCES[language]();
  return (message) => translateWithCatalogue(sentences, message);
}
