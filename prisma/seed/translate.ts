import type { OtherLanguage } from '~/domain/translations';
import { hindiTexts } from './content-hi';
import { marathiTexts } from './content-mr';

/** Translations of the demo texts by language. The keys are the English texts. */
export const DEMO_TRANSLATIONS: Readonly<Record<OtherLanguage, Readonly<Record<string, string>>>> = {
  hi: hindiTexts,
  mr: marathiTexts,
};

/** Returns the translations of a row of demo texts by language. Throws if one is missing. */
export function translateDemo<Field extends string>(
  row: Record<Field, string>,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(DEMO_TRANSLATIONS).map(([language, texts]) => [language, translateRow(language, texts, row)]),
  );
}

function translateRow(
  language: string,
  texts: Readonly<Record<string, string>>,
  row: Record<string, string>,
): Record<string, string> {
  const translated = Object.entries(row).map(([field, text]) => {
    const found = texts[text];
    if (found === undefined) throw new Error(`The demo lacks a translation into ${language}: ${text}`);
    return [field, found];
  });
  return Object.fromEntries(translated);
}
