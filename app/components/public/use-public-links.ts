import { useLocation } from '@remix-run/react';
import { type Language, getPathLanguage, localizePath } from '~/i18n/languages';

/**
 * Returns the language of a public page, which follows from its URL, and functions that build links
 * in this language.
 */
export function usePublicLinks(): {
  language: Language;
  /** Returns the URL of a public page in the current language. */
  pageLink: (path: string) => string;
  /** Returns the URL of a page whose language is a setting of the reader. */
  appLink: (path: string) => string;
} {
  const language = getPathLanguage(useLocation().pathname);
  return {
    language,
    pageLink: (path) => localizePath(language, path),
    appLink: (path) => (language === 'en' ? path : `${path}?lang=${language}`),
  };
}
