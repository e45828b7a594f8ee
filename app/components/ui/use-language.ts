import { useMatches, useRouteLoaderData } from '@remix-run/react';
import type { Language } from '~/i18n/languages';
import { languageOfDocument } from './document-messages';

/** What a route's handle says of its languages. */
export interface LanguageHandle {
  /** Speaks every language; other pages are in English. */
  languages?: 'all';
}

/** A matched route, as hooks and `meta` functions have it. */
export interface PageMatch {
  data?: unknown;
  handle?: unknown;
}

/**
 * The chosen language, where the words of all routes exist in it. After a network failure the
 * choice is unknown; then it is what the document came in.
 */
export function documentLanguage(
  matches: readonly PageMatch[],
  chosen: Language = languageOfDocument() ?? 'en',
): Language {
  return matches.some(({ handle }) => (handle as LanguageHandle | undefined)?.languages === 'all') ? chosen : 'en';
}

export function useLanguage(): Language {
  const root = useRouteLoaderData<{ language: Language }>('root');
  return documentLanguage(useMatches(), root?.language);
}

/** Whether a page uses scripts: all but those whose route opts out. */
export function hasScripts(matches: readonly PageMatch[]): boolean {
  return matches.every(({ handle }) => (handle as { scripts?: false } | undefined)?.scripts !== false);
}
