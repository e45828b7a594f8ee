import type { MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, useMatches } from '@remix-run/react';
import type { Language } from '~/i18n/languages';
import type { MessagesOf, Namespace, SentMessages } from '~/i18n/screen-messages';
import { documentMessages, isInDocument, rememberMessages } from './document-messages';
import { documentLanguage, hasScripts, type PageMatch } from './use-language';

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
  if (sent) {
    rememberMessages(namespace, sent);
    return sent as MessagesOf<Name>;
  }
  const { language } = (data[0] ?? {}) as { language?: Language };
  const isKnown = typeof document !== 'undefined' || isInDocument(namespace) || !hasScripts(matches);
  const found = isKnown ? documentMessages(documentLanguage(matches, language), namespace) : undefined;
  if (!found) throw new Error(`The loader of this page does not send the messages "${namespace}".`);
  return found;
}

type TitledNamespace = {
  [Name in Namespace]: MessagesOf<Name> extends { metaTitle: string } ? Name : never;
}[Namespace];

/** The title of a page by the `metaTitle` of its messages. */
export function titleMeta(namespace: TitledNamespace): MetaFunction {
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
