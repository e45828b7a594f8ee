import { useMatches, useRouteLoaderData } from '@remix-run/react';
import type { Language } from '~/i18n/languages';
import { getDocumentLanguage } from './document-messages';

/** Declared in the `handle` of a route. */
export interface LanguageHandle {
  /** Set if the page exists in every language; other pages are in English. */
  languages?: 'all';
}

/** A matched route, as hooks and `meta` functions have it. */
export interface PageMatch {
  data?: unknown;
  handle?: unknown;
}

/**
 * Returns the chosen language if all matched routes support it. After a network failure it returns
 * the document's language.
 */
export function getLanguageOfMatches(
  matches: readonly PageMatch[],
  chosen: Language = getDocumentLanguage() ?? 'en',
): Language {
  return matches.some(({ handle }) => (handle as LanguageHandle | undefined)?.languages === 'all') ? chosen : 'en';
}

export function useLanguage(): Language {
  const root = useRouteLoaderData<{ language: Language }>('root');
  return getLanguageOfMatches(useMatches(), root?.language);
}

/** Whether a page uses scripts: all but those whose route opts out. */
export function hasScripts(matches: readonly PageMatch[]): boolean {
  return matches.every(({ handle }) => (handle as { scripts?: false } | undefined)?.scripts !== false);
}
