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
  /**
   * Returns the URL of a page that has no language in its path. `?lang=` passes on the current
   * language.
   */
  appLink: (path: string) => string;
} {
  const language = getPathLanguage(useLocation().pathname);
  return {
    language,
    pageLink: (path) => localizePath(language, path),
    appLink: (path) => (language === 'en' ? path : `${path}?lang=${language}`),
  };
}
