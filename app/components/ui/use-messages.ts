import type { MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, useMatches } from '@remix-run/react';
import { fillBrand } from '~/i18n/brand';
import type { Language } from '~/i18n/languages';
import { BROWSER_PARTS, findSection, type MessageNamespace, type NamespaceMessages } from '~/i18n/screen-messages';
import { getPageCatalogue } from './page-messages';
import { findBrandName } from './use-brand';
import { getLanguageFromMatches, hasScripts, type PageMatch } from './use-language';

/**
 * Returns the messages of a namespace in the language of the page. A page with JavaScript can use
 * only the parts of the catalogue that browsers load.
 */
export function useMessages<Name extends MessageNamespace>(namespace: Name): NamespaceMessages<Name> {
  return findMessages(useMatches(), namespace);
}

/** Returns the messages of a namespace for a `meta` function. */
export function findMessages<Name extends MessageNamespace>(
  matches: readonly PageMatch[],
  namespace: Name,
): NamespaceMessages<Name> {
  const language = findLanguage(matches);
  const section = findSection(getPageCatalogue(language), namespace);
  if (import.meta.env.SSR && !(section && (isLoadedByBrowsers(namespace) || !hasScripts(matches))))
    throw new Error(`Browsers do not load the messages "${namespace}".`);
  return fillBrand(section, findBrandName(matches, language));
}

function isLoadedByBrowsers(namespace: MessageNamespace): boolean {
  const [whole] = namespace.split('.');
  return BROWSER_PARTS.some((part) => part === whole);
}

function findLanguage(matches: readonly PageMatch[]): Language {
  const { language } = (matches[0]?.data ?? {}) as { language?: Language };
  return getLanguageFromMatches(matches, language);
}

type TitledNamespace = {
  [Name in MessageNamespace]: NamespaceMessages<Name> extends { metaTitle: string } ? Name : never;
}[MessageNamespace];

/**
 * Creates a `meta` function that sets the page title to the message `metaTitle` of the namespace.
 */
export function createTitleMeta(namespace: TitledNamespace): MetaFunction {
  return ({ error, matches }) => [
    {
      title: error
        ? getFailureTitle(error, findMessages(matches, 'interface.notes'))
        : findMessages(matches, namespace).metaTitle,
    },
  ];
}

export function getFailureTitle(error: unknown, messages: NamespaceMessages<'interface.notes'>): string {
  return isRouteErrorResponse(error) && error.status === 404 ? messages.notFoundPage : messages.failurePage;
}
