import type { Language } from '~/i18n/languages';
import { english, type ProfileWords } from './en';
import { hindi } from './hi';

export type { ProfileWords } from './en';

export type ProfilePageWords = ProfileWords['edit'];

const catalogue: Record<Language, ProfileWords> = { en: english, hi: hindi };

/** One page's words in a language; a loader sends them, so that a browser gets no others. */
export function profileWords<Page extends keyof ProfileWords>(language: Language, page: Page): ProfileWords[Page] {
  return catalogue[language][page];
}
