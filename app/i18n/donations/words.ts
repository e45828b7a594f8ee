import type { Language } from '~/i18n/languages';
import { english, type DonationWords } from './en';
import { hindi } from './hi';

export type { DonationWords } from './en';

export type DonationFrameWords = DonationWords['frame'];

export type DonateWords = DonationWords['donate'];

export type DonationHistoryWords = DonationWords['history'];

export type ReceiptWords = DonationWords['receipt'];

const catalogue: Record<Language, DonationWords> = { en: english, hi: hindi };

/** What one of these pages says in a language; a loader sends it, so that a browser gets no other words. */
export function donationWords<Part extends keyof DonationWords>(language: Language, part: Part): DonationWords[Part] {
  return catalogue[language][part];
}

/** The name of a donation's category, as the server keeps it, in a language. */
export function categoryName(language: Language, category: string): string {
  const names: Readonly<Record<string, string>> = catalogue[language].history.categories;
  return names[category] ?? category;
}
