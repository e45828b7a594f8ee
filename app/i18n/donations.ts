import type { Language } from '~/i18n/languages';
import { CATALOGUES } from './catalogue';

/** Translates a stored donation category. */
export function getCategoryName(language: Language, category: string): string {
  const names: Readonly<Record<string, string>> = CATALOGUES[language].donations.history.categories;
  return names[category] ?? category;
}
