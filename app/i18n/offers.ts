import type { Language } from './languages';

/** What offers a language to who seems to read it, in that language. */
export const languageOffers: Record<Language, { text: string; go: string }> = {
  en: { text: 'This site is in English too.', go: 'Read in English' },
  hi: { text: 'यह साइट हिन्दी में भी है।', go: 'हिन्दी में देखें' },
};
