import type { Language } from '~/i18n/languages';
import { WORDS } from './words';
import type { Policies } from './policy-document';

/** The policies in a language. */
export function policies(language: Language): Policies {
  return WORDS[language].policies;
}
