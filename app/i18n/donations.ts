import type { Language } from '~/i18n/languages';
import { CATALOGUES } from './catalogue';

/** Returns the translated name of a donation category, as stored in the database. */
export function getDonationCategoryName(language: Language, category: string): string {
  const names: Readonly<Record<string, string>> = CATALOGUES[language].donations.history.categories;
  return names[category] ?? category;
}
