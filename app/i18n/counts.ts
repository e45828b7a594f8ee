import type { Language } from './languages';

const UNITS: Record<Exclude<Language, 'en'>, Record<'crore' | 'lakh' | 'thousand', string>> = {
  hi: { crore: 'करोड़', lakh: 'लाख', thousand: 'हज़ार' },
};

/** A count as staff wrote it, such as `1.24 Crore +`; in another language with its units. */
export function countIn(language: Language, written: string): string {
  if (language === 'en') return written;
  const units: Readonly<Record<string, string>> = UNITS[language];
  return written.replace(/\b(?:crore|lakh|thousand)\b/gi, (unit) => units[unit.toLowerCase()] ?? unit);
}
