import { useMatches } from '@remix-run/react';
import type { Accent } from '~/domain/content/policy';
import { DEFAULT_BRAND_NAMES, type Language } from '~/i18n/languages';
import { getDocumentBrandNames } from './page-messages';
import { type PageMatch, useLanguage } from './use-language';

/** The part of the brand that every page needs. The root loader returns it. */
export interface DocumentBrand {
  names: Readonly<Record<Language, string>>;
  /** URL of the logo, or null for the drawn one. */
  logo: string | null;
  accent: Accent;
}

/** Returns the brand of the document, or null if its loader has failed. */
export function findBrand(matches: readonly PageMatch[]): DocumentBrand | null {
  return (matches[0]?.data as { brand?: DocumentBrand } | null | undefined)?.brand ?? null;
}

/** Returns the name of the organisation in a language, for a `meta` function. */
export function findBrandName(matches: readonly PageMatch[], language: Language): string {
  return (findBrand(matches)?.names ?? getDocumentBrandNames() ?? DEFAULT_BRAND_NAMES)[language];
}

export function useBrand(): DocumentBrand | null {
  return findBrand(useMatches());
}

/** Returns the name of the organisation in the language of the page. */
export function useBrandName(): string {
  return findBrandName(useMatches(), useLanguage());
}
