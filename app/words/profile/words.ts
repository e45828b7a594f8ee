import type { Language } from '../languages';
import type { Translated } from '../translated';
import { english } from './en';
import { hindi } from './hi';

/** What a member's profile, its forms and its settings say, in one language. */
export type ProfileWords = Translated<typeof english>;

export type ProfilePageWords = ProfileWords['edit'];

const catalogue: Record<Language, ProfileWords> = { en: english, hi: hindi };

/** One page's words in a language; a loader sends them, so that a browser gets no others. */
export function profileWords<Page extends keyof ProfileWords>(language: Language, page: Page): ProfileWords[Page] {
  return catalogue[language][page];
}
