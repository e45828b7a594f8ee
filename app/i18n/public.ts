import type { Language } from '~/i18n/languages';
import type { PublicWords } from './en/public';
import { WORDS } from './words';

export type { PublicWords } from './en/public';

export function publicWords(language: Language): PublicWords {
  return WORDS[language].site;
}
