import type { Language } from './languages';

const UNITS: Record<string, string> = { crore: 'करोड़', lakh: 'लाख', thousand: 'हज़ार' };

/** A count as staff wrote it, such as `1.24 Crore +`; in Hindi with Hindi units. */
export function countIn(language: Language, written: string): string {
  if (language === 'en') return written;
  return written.replace(/\b(?:crore|lakh|thousand)\b/gi, (unit) => UNITS[unit.toLowerCase()] ?? unit);
}
