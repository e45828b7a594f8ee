import type { Language } from '~/i18n/languages';
import type { DonationWords } from './en/donations';
import { WORDS } from './words';

export type { DonationWords } from './en/donations';

export type DonationFrameWords = DonationWords['frame'];

export type DonateWords = DonationWords['donate'];

export type DonationHistoryWords = DonationWords['history'];

export type ReceiptWords = DonationWords['receipt'];

/** A loader sends them, so that a browser gets no others. */
export function donationWords<Part extends keyof DonationWords>(language: Language, part: Part): DonationWords[Part] {
  return WORDS[language].donations[part];
}

/** The name of a donation's category, as the server keeps it, in a language. */
export function categoryName(language: Language, category: string): string {
  const names: Readonly<Record<string, string>> = WORDS[language].donations.history.categories;
  return names[category] ?? category;
}
