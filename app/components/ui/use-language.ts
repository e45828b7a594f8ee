import { useMatches, useRouteLoaderData } from '@remix-run/react';
import { controlWords } from '~/i18n/controls';
import type { Language } from '~/i18n/languages';

/** What a route's handle says of its languages. */
export interface LanguageHandle {
  /** Speaks every language; other pages are in English. */
  languages?: 'all';
}

/** The language that the document is written in: the one chosen, where all of its routes' words exist in it. */
export function documentLanguage(matches: readonly { handle?: unknown }[], chosen: Language = 'en'): Language {
  return matches.some(({ handle }) => (handle as LanguageHandle | undefined)?.languages === 'all') ? chosen : 'en';
}

/** The language of the page that is shown. */
export function useLanguage(): Language {
  const root = useRouteLoaderData<{ language: Language }>('root');
  return documentLanguage(useMatches(), root?.language);
}

/** What fields, dialogs and lists say of themselves in the language of the page. */
export function useControlWords(): ReturnType<typeof controlWords> {
  return controlWords(useLanguage());
}
