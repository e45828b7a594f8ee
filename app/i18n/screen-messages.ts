import type { Catalogue } from './catalogue';

type Part = keyof Catalogue;

/** Parts of the catalogue that browsers load. The others are for pages without JavaScript. */
export const BROWSER_PARTS = [
  'auth',
  'consent',
  'consentNotice',
  'donations',
  'help',
  'interface',
  'member',
  'profile',
] as const satisfies readonly Part[];

export type BrowserPart = (typeof BROWSER_PARTS)[number];

/** A section of the catalogue, such as `help` or `member.home`. */
export type MessageNamespace = { [Name in Part]: Name | `${Name}.${Extract<keyof Catalogue[Name], string>}` }[Part];

export type NamespaceMessages<Name extends MessageNamespace> = Name extends `${infer Whole extends Part}.${infer Rest}`
  ? Catalogue[Whole][Rest & keyof Catalogue[Whole]]
  : Catalogue[Extract<Name, Part>];

/** Returns the messages of a namespace. */
export function findSection<Name extends MessageNamespace>(
  catalogue: Partial<Catalogue>,
  namespace: Name,
): NamespaceMessages<Name> {
  const keys = namespace.split('.');
  const section = keys.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], catalogue);
  return section as NamespaceMessages<Name>;
}
