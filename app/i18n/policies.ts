import type { Language } from '~/i18n/languages';
import { WORDS } from './words';
import type { Policies } from './policy-document';

export function policies(language: Language): Policies {
  return WORDS[language].policies;
}
