import { useLocation } from '@remix-run/react';
import { type Language, getPathLanguage, localizePath } from '~/i18n/languages';

/** A public page's language by its address, and where links lead in it. */
export function usePublicLinks(): {
  language: Language;
  /** The address of another public page. */
  pageLink: (path: string) => string;
  /** The address of a page whose language is a setting. */
  appLink: (path: string) => string;
} {
  const language = getPathLanguage(useLocation().pathname);
  return {
    language,
    pageLink: (path) => localizePath(language, path),
    appLink: (path) => (language === 'en' ? path : `${path}?lang=${language}`),
  };
}
