import type { Language } from './languages';
import { CATALOGUES } from './catalogue';

/** Writes out a number in words, with the Indian units lakh and crore. */
export function formatNumberInWords(language: Language, value: number): string {
  return CATALOGUES[language].numbers(value);
}
