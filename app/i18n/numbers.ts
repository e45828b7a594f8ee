import type { Language } from './languages';
import { WORDS } from './words';

/** Uses Indian units. */
export function inWords(language: Language, value: number): string {
  return WORDS[language].numbers(value);
}
