import type { Language } from '~/i18n/languages';
import type { AuthWords } from './en/auth';
import { WORDS } from './words';

export type { AuthWords } from './en/auth';

export type AuthPage = Exclude<keyof AuthWords, 'fields'>;

export type AuthPageWords<Page extends AuthPage> = AuthWords['fields'] & AuthWords[Page];

/** A loader sends them, so that a browser gets no others. */
export function authWords<Page extends AuthPage>(language: Language, page: Page): AuthPageWords<Page> {
  const words = WORDS[language].auth;
  return { ...words.fields, ...words[page] };
}
