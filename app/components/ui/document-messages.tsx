import { type Language, parseLanguage } from '~/i18n/languages';
import type { MessagesOf, Namespace } from '~/i18n/screen-messages';

const ID = 'messages';

/** Every document with scripts has them: fields, dialogs, notices and error pages use them. */
const NAMESPACES = ['interface.controls', 'interface.notices', 'interface.notes'] as const;

type LookUp = <Name extends Namespace>(language: Language, namespace: Name) => MessagesOf<Name>;

let lookUp: LookUp | undefined;
let received: Partial<Record<Namespace, unknown>> = {};
let documentsLanguage: Language | undefined;

/** Called by the server's entry. Browsers must not load the catalogues. */
export function setCatalogue(catalogue: LookUp): void {
  lookUp = catalogue;
}

/** Called in a browser before the document is hydrated. */
export function readDocumentMessages(): void {
  const script = document.getElementById(ID);
  documentsLanguage = parseLanguage(script?.lang ?? '');
  received = JSON.parse(script?.textContent ?? '{}') as typeof received;
}

/** The language of the loaded document. Undefined on the server. */
export function getDocumentLanguage(): Language | undefined {
  return documentsLanguage;
}

export function isNamespaceInDocument(namespace: Namespace): boolean {
  return NAMESPACES.some((name) => name === namespace);
}

/** On the server from the catalogue, in a browser what the document or a loader has sent so far. */
export function getDocumentMessages<Name extends Namespace>(
  language: Language,
  namespace: Name,
): MessagesOf<Name> | undefined {
  return import.meta.env.SSR ? lookUp?.(language, namespace) : (received[namespace] as MessagesOf<Name> | undefined);
}

/**
 * Keeps in a browser what a loader sends, so that a part which stays mounted during a navigation
 * has its messages. Returns what was sent last.
 */
export function cacheMessages(namespace: Namespace, sent: unknown): unknown {
  if (sent) received[namespace] = sent;
  return received[namespace];
}

/** Sends a browser the messages of every page, in the language of the document. */
export function DocumentMessages({ language }: { language: Language }) {
  const messages = Object.fromEntries(NAMESPACES.map((name) => [name, getDocumentMessages(language, name)]));
  const __html = JSON.stringify(messages).replaceAll('<', '\\u003c');
  return <script id={ID} lang={language} type="application/json" dangerouslySetInnerHTML={{ __html }} />;
}
