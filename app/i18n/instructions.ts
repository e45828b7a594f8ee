import type { Language } from './languages';
import { WORDS, type Words } from './words';

/** Returns the focus of each weekday in a language until staff change it. */
export function firstInstructions(language: Language): Words['instructions'] {
  return WORDS[language].instructions;
}
