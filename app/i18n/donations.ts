import type { Language } from '~/i18n/languages';
import { WORDS } from './words';

/** The name of a donation's category, as the server keeps it, in a language. */
export function categoryName(language: Language, category: string): string {
  const names: Readonly<Record<string, string>> = WORDS[language].donations.history.categories;
  return names[category] ?? category;
}
