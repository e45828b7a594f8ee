import type { Language } from './languages';
import { CATALOGUES, type Catalogue } from './catalogue';

type Part = keyof Catalogue;

/** A section of the catalogue, such as `help` or `member.home`. */
export type MessageNamespace = { [Name in Part]: Name | `${Name}.${Extract<keyof Catalogue[Name], string>}` }[Part];

export type NamespaceMessages<Name extends MessageNamespace> = Name extends `${infer Whole extends Part}.${infer Rest}`
  ? Catalogue[Whole][Rest & keyof Catalogue[Whole]]
  : Catalogue[Extract<Name, Part>];

/** Messages that a loader returns in its field `messages`. `useMessages` reads them. */
export type LoaderMessages = Readonly<Partial<Record<MessageNamespace, object>>>;

/** Returns the messages of the namespaces that a page uses. A browser receives only these. */
export function getMessages(language: Language, ...namespaces: readonly MessageNamespace[]): LoaderMessages {
  return Object.fromEntries(namespaces.map((name) => [name, lookUpMessages(language, name)]));
}

export function lookUpMessages<Name extends MessageNamespace>(
  language: Language,
  namespace: Name,
): NamespaceMessages<Name> {
  const whole: Record<string, unknown> = CATALOGUES[language];
  const found = namespace.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], whole);
  return found as NamespaceMessages<Name>;
}
