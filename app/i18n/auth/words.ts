import type { Language } from '~/i18n/languages';
import { english, type AuthWords } from './en';
import { hindi } from './hi';

export type { AuthWords } from './en';

export type AuthPage = Exclude<keyof AuthWords, 'fields'>;

/** What one of these pages says, with the names of the fields that they share. */
export type AuthPageWords<Page extends AuthPage> = AuthWords['fields'] & AuthWords[Page];

const catalogue: Record<Language, AuthWords> = { en: english, hi: hindi };

/** One page's words in a language; a loader sends them, so that a browser gets no others. */
export function authWords<Page extends AuthPage>(language: Language, page: Page): AuthPageWords<Page> {
  const words = catalogue[language];
  return { ...words.fields, ...words[page] };
}
