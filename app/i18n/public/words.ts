import type { Language } from '~/i18n/languages';
import { english, type PublicWords } from './en';
import { hindi } from './hi';

export type { PublicWords } from './en';

const catalogue: Record<Language, PublicWords> = { en: english, hi: hindi };

/** The public pages' words in a language. */
export function publicWords(language: Language): PublicWords {
  return catalogue[language];
}
