import type { Language } from './languages';
import { WORDS } from './words';

/** A whole number in words, by Indian units. */
export function inWords(language: Language, value: number): string {
  return WORDS[language].numbers(value);
}
