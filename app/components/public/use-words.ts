import { useLocation } from '@remix-run/react';
import { type Language, languageOfPath, pathIn } from '~/i18n/languages';
import { publicWords, type PublicWords } from '~/i18n/public';

/** A public page's language by its address, its words, and where links lead in it. */
export function useWords(): {
  language: Language;
  words: PublicWords;
  /** The address of another public page. */
  pageLink: (path: string) => string;
  /** The address of a page whose language is a setting. */
  appLink: (path: string) => string;
} {
  const language = languageOfPath(useLocation().pathname);
  return {
    language,
    words: publicWords(language),
    pageLink: (path) => pathIn(language, path),
    appLink: (path) => (language === 'en' ? path : `${path}?lang=${language}`),
  };
}
