import type { Language } from '~/i18n/languages';
import type { HelpWords } from './en/help';
import { WORDS } from './words';

export type { HelpWords } from './en/help';

export function helpWords(language: Language): HelpWords {
  return WORDS[language].help;
}
