import { fillBrand } from '~/i18n/brand';
import { type Language, parseLanguage } from '~/i18n/languages';
import type { NamespaceMessages, MessageNamespace } from '~/i18n/screen-messages';

const ID = 'messages';

/**
 * Namespaces sent with every page that uses JavaScript, because fields, dialogs, notices and error
 * pages need them.
 */
const NAMESPACES = ['interface.controls', 'interface.notices', 'interface.notes'] as const;

type BrandNames = Readonly<Record<Language, string>>;

type LookUp = <Name extends MessageNamespace>(language: Language, namespace: Name) => NamespaceMessages<Name>;

let lookUp: LookUp | undefined;
let received: Partial<Record<MessageNamespace, unknown>> = {};
let documentsLanguage: Language | undefined;
let documentsBrandNames: BrandNames | undefined;

/**
 * Sets the function that finds messages on the server. It is called only by the server's entry,
 * because browsers must not load the catalogues.
 */
export function setMessageLookup(catalogue: LookUp): void {
  lookUp = catalogue;
}

/** Reads the messages that the document contains. Called in the browser before hydration. */
export function readDocumentMessages(): void {
  const script = document.getElementById(ID);
  documentsLanguage = parseLanguage(script?.lang ?? '');
  if (script?.dataset.brand) documentsBrandNames = JSON.parse(script.dataset.brand) as BrandNames;
  received = JSON.parse(script?.textContent ?? '{}') as typeof received;
}

/** Returns the language of the loaded document. Undefined on the server. */
export function getDocumentLanguage(): Language | undefined {
  return documentsLanguage;
}

/** Returns the name of the organisation in each language. Undefined on the server. */
export function getDocumentBrandNames(): BrandNames | undefined {
  return documentsBrandNames;
}

export function isNamespaceInDocument(namespace: MessageNamespace): boolean {
  return NAMESPACES.some((name) => name === namespace);
}

/**
 * Returns the messages of a namespace: on the server from the catalogue, and in a browser from what
 * the document or a loader has sent.
 */
export function getDocumentMessages<Name extends MessageNamespace>(
  language: Language,
  namespace: Name,
): NamespaceMessages<Name> | undefined {
  return import.meta.env.SSR
    ? lookUp?.(language, namespace)
    : (received[namespace] as NamespaceMessages<Name> | undefined);
}

/**
 * Caches the messages from a loader in the browser, so that a component that stays mounted during a
 * navigation still has its messages. Returns the messages that were sent last.
 */
export function cacheMessages(namespace: MessageNamespace, sent: unknown): unknown {
  if (sent) received[namespace] = sent;
  return received[namespace];
}

/** Embeds in the document the messages that every page needs, in the language of the document. */
export function DocumentMessagesScript({ language, brandNames }: { language: Language; brandNames: BrandNames }) {
  const messages = Object.fromEntries(
    NAMESPACES.map((name) => [name, fillBrand(getDocumentMessages(language, name), brandNames[language])]),
  );
  const __html = JSON.stringify(messages).replaceAll('<', '\\u003c');
  return (
    <script
      id={ID}
      lang={language}
      data-brand={JSON.stringify(brandNames)}
      type="application/json"
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
