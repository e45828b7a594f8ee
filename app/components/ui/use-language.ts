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
 * The chosen language, where the words of all routes exist in it. After a network failure the
 * choice is unknown; then it is what the document came in.
 */
export function documentLanguage(
  matches: readonly { handle?: unknown }[],
  chosen: Language = documentCameIn() ?? 'en',
): Language {
  return matches.some(({ handle }) => (handle as LanguageHandle | undefined)?.languages === 'all') ? chosen : 'en';
}

export function useLanguage(): Language {
  const root = useRouteLoaderData<{ language: Language }>('root');
  return documentLanguage(useMatches(), root?.language);
}

/** Of fields, dialogs, notices and failures, in the language of the page. */
export function useInterfaceWords(): InterfaceWords {
  return interfaceIn(useLanguage());
}

/** Of fields, dialogs and lists, in the language of the page. */
export function useControlWords(): InterfaceWords['controls'] {
  return useInterfaceWords().controls;
}
