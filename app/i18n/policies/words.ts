import type { Language } from '~/i18n/languages';
import { english } from './en';
import { hindi } from './hi';
import type { Policies } from './policy-document';

const catalogue: Record<Language, Policies> = { en: english, hi: hindi };

/** The policies in a language. */
export function policies(language: Language): Policies {
  return catalogue[language];
}
