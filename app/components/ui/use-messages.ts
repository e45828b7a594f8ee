import type { MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, useMatches } from '@remix-run/react';
import type { Language } from '~/i18n/languages';
import type { MessagesOf, Namespace, SentMessages } from '~/i18n/screen-messages';
import { getDocumentMessages, isNamespaceInDocument, cacheMessages } from './document-messages';
import { getLanguageOfMatches, hasScripts, type PageMatch } from './use-language';

/** Data of a route that sends messages. Those of the member's frame come with the frame. */
interface SendingData {
  messages?: SentMessages;
  shell?: { messages?: SentMessages } | null;
}

/** The messages of a namespace in the language of the page. Its loader sends them. */
export function useMessages<Name extends Namespace>(namespace: Name): MessagesOf<Name> {
  return findMessages(useMatches(), namespace);
}

/** The same for a `meta` function. The server reads the catalogue for pages without scripts. */
export function findMessages<Name extends Namespace>(matches: readonly PageMatch[], namespace: Name): MessagesOf<Name> {
  const data = matches.map((match) => match.data as SendingData | null | undefined);
  const sent = data.flatMap((one) => [one?.messages?.[namespace], one?.shell?.messages?.[namespace]]).find(Boolean);
  const found = import.meta.env.SSR ? (sent ?? lookUpUnsent(matches, namespace)) : cacheMessages(namespace, sent);
  if (!found) throw new Error(`No loader of this page sends the messages "${namespace}".`);
  return found as MessagesOf<Name>;
}

/** Undefined for messages that a browser would not have either. */
function lookUpUnsent(matches: readonly PageMatch[], namespace: Namespace) {
  if (hasScripts(matches) && !isNamespaceInDocument(namespace)) return undefined;
  const { language } = (matches[0]?.data ?? {}) as { language?: Language };
  return getDocumentMessages(getLanguageOfMatches(matches, language), namespace);
}

type TitledNamespace = {
  [Name in Namespace]: MessagesOf<Name> extends { metaTitle: string } ? Name : never;
}[Namespace];

/** The title of a page by the `metaTitle` of its messages. */
export function createTitleMeta(namespace: TitledNamespace): MetaFunction {
  return ({ error, matches }) => [
    {
      title: error
        ? getFailureTitle(error, findMessages(matches, 'interface.notes'))
        : findMessages(matches, namespace).metaTitle,
    },
  ];
}

export function getFailureTitle(error: unknown, messages: MessagesOf<'interface.notes'>): string {
  return isRouteErrorResponse(error) && error.status === 404 ? messages.notFoundPage : messages.failurePage;
}
