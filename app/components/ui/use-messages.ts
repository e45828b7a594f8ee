import type { MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, useMatches } from '@remix-run/react';
import { fillBrand } from '~/i18n/brand';
import type { Language } from '~/i18n/languages';
import type { NamespaceMessages, MessageNamespace, LoaderMessages } from '~/i18n/screen-messages';
import { getDocumentMessages, isNamespaceInDocument, cacheMessages } from './document-messages';
import { findBrandName } from './use-brand';
import { getLanguageFromMatches, hasScripts, type PageMatch } from './use-language';

/**
 * Loader data of a route that sends messages. The messages of the member layout are sent in
 * `frame`.
 */
interface SendingData {
  messages?: LoaderMessages;
  shell?: { messages?: LoaderMessages } | null;
}

/**
 * Returns the messages of a namespace in the language of the page. The loader of the page must send
 * the namespace.
 */
export function useMessages<Name extends MessageNamespace>(namespace: Name): NamespaceMessages<Name> {
  return findMessages(useMatches(), namespace);
}

/**
 * Returns the messages of a namespace for a `meta` function. For pages without JavaScript the
 * server reads them from the catalogue.
 */
export function findMessages<Name extends MessageNamespace>(
  matches: readonly PageMatch[],
  namespace: Name,
): NamespaceMessages<Name> {
  const data = matches.map((match) => match.data as SendingData | null | undefined);
  const sent = data.flatMap((one) => [one?.messages?.[namespace], one?.shell?.messages?.[namespace]]).find(Boolean);
  const found = import.meta.env.SSR ? (sent ?? lookUpUnsent(matches, namespace)) : cacheMessages(namespace, sent);
  if (!found) throw new Error(`No loader of this page sends the messages "${namespace}".`);
  return fillBrand(found as NamespaceMessages<Name>, findBrandName(matches, findLanguage(matches)));
}

/**
 * Finds messages that no loader has sent. Returns undefined if the browser would not have them
 * either.
 */
function lookUpUnsent(matches: readonly PageMatch[], namespace: MessageNamespace) {
  if (hasScripts(matches) && !isNamespaceInDocument(namespace)) return undefined;
  return getDocumentMessages(findLanguage(matches), namespace);
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
