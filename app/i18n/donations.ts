import type { Language } from '~/i18n/languages';
import { WORDS } from './words';

/** Translates a stored donation category. */
export function categoryName(language: Language, category: string): string {
  const names: Readonly<Record<string, string>> = WORDS[language].donations.history.categories;
  return names[category] ?? category;
}
