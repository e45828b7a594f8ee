import type { Language } from '~/i18n/languages';
import type { ProfileWords } from './en/profile';
import { WORDS } from './words';

export type { ProfileWords } from './en/profile';

export type ProfilePageWords = ProfileWords['edit'];

/** A loader sends them, so that a browser gets no others. */
export function profileWords<Page extends keyof ProfileWords>(language: Language, page: Page): ProfileWords[Page] {
  return WORDS[language].profile[page];
}
