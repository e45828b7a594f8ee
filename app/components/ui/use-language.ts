import { useMatches, useRouteLoaderData } from '@remix-run/react';
import type { InterfaceWords } from '~/i18n/en/interface';
import type { Language } from '~/i18n/languages';
import { documentCameIn, interfaceIn } from './interface-words';

/** What a route's handle says of its languages. */
export interface LanguageHandle {
  /** Speaks every language; other pages are in English. */
  languages?: 'all';
}

/**
 * The language that the document is written in: the one chosen, where all of its routes' words exist in it. The chosen one is not known where
 * the network failed; then it is what the document came in.
 */
export function documentLanguage(
  matches: readonly { handle?: unknown }[],
  chosen: Language = documentCameIn() ?? 'en',
): Language {
  return matches.some(({ handle }) => (handle as LanguageHandle | undefined)?.languages === 'all') ? chosen : 'en';
}

/** The language of the page that is shown. */
export function useLanguage(): Language {
  const root = useRouteLoaderData<{ language: Language }>('root');
  return documentLanguage(useMatches(), root?.language);
}

/** What fields, dialogs, notices and failures say of themselves in the language of the page. */
export function useInterfaceWords(): InterfaceWords {
  return interfaceIn(useLanguage());
}

/** What fields, dialogs and lists say of themselves in the language of the page. */
export function useControlWords(): InterfaceWords['controls'] {
  return useInterfaceWords().controls;
}
