import type { Language } from './languages';
import { WORDS, type Words } from './words';

/** What each weekday is about in a language until staff write it anew. */
export function firstInstructions(language: Language): Words['instructions'] {
  return WORDS[language].instructions;
}
