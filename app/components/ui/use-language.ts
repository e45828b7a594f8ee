import { useMatches, useRouteLoaderData } from '@remix-run/react';
import type { Language } from '~/i18n/languages';
import { getDocumentLanguage } from './page-messages';

/** Language settings of a route, in its `handle`. */
export interface LanguageHandle {
  /** `all` if the page exists in every language. Without it, the page is in English. */
  languages?: 'all';
}

/** A matched route, with the properties that hooks and `meta` functions receive. */
export interface PageMatch {
  data?: unknown;
  handle?: unknown;
}

/**
 * Returns the chosen language if all matched routes support it, otherwise English. After a network
 * failure it returns the language of the loaded document.
 */
export function getLanguageFromMatches(
  matches: readonly PageMatch[],
  chosen: Language = getDocumentLanguage() ?? 'en',
): Language {
  return matches.some(({ handle }) => (handle as LanguageHandle | undefined)?.languages === 'all') ? chosen : 'en';
}

export function useLanguage(): Language {
  const root = useRouteLoaderData<{ language: Language }>('root');
  return getLanguageFromMatches(useMatches(), root?.language);
}

/**
 * Returns true if the page uses JavaScript, which is the default. A route opts out with `scripts:
 * false`.
 */
export function hasScripts(matches: readonly PageMatch[]): boolean {
  return matches.every(({ handle }) => (handle as { scripts?: false } | undefined)?.scripts !== false);
}
