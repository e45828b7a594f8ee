import type { Language } from '~/i18n/languages';
import { serverMessages as hi } from '~/i18n/hi/messages';
import { serverMessages as mr } from '~/i18n/mr/messages';
import { translateWithCatalogue, type ServerCatalogue } from './translate-with';
import { toEnglishText, type Message } from './message';

const SENTENCES: Readonly<Record<Exclude<Language, 'en'>, ServerCatalogue>> = { hi, mr };

export function translate(language: Language, message: Message): string {
  return language === 'en' ? toEnglishText(message) : translateWithCatalogue(SENTENCES[language], message);
}
