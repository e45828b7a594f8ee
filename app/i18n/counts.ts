import { LABELS_FOR_OTHER_LANGUAGES, type Language } from './languages';

/** Translates the unit in a count that staff have entered, such as `2 Crore +`. */
export function translateCount(language: Language, written: string): string {
  if (language === 'en') return written;
  const units: Readonly<Record<string, string>> = LABELS_FOR_OTHER_LANGUAGES[language].units;
  return written.replace(/\b(?:crore|lakh|thousand)\b/gi, (unit) => units[unit.toLowerCase()] ?? unit);
}
