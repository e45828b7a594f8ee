import type { ConsentWords } from './en/consent';
import type { Language } from './languages';
import { WORDS } from './words';

export type { ConsentWords } from './en/consent';

export function consentWords(language: Language): ConsentWords {
  return WORDS[language].consent;
}
