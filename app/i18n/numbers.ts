import type { Language } from './languages';
import { CATALOGUES } from './catalogue';

/** Uses Indian units. */
export function formatNumberInWords(language: Language, value: number): string {
  return CATALOGUES[language].numbers(value);
}
