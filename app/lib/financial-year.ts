import type { LocalDate } from './calendar';

/** First month of the financial year in India. */
const APRIL = 4;

/** Returns the calendar year in which the financial year of a date begins. */
export function getFinancialYear(date: LocalDate): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return month < APRIL ? year - 1 : year;
}

/** Formats a financial year in the Indian notation, for example 2026-27. */
export function formatFinancialYear(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** Returns the first day of a financial year, and the first day after it. */
export function getFinancialYearRange(year: number): { from: LocalDate; until: LocalDate } {
  return { from: `${year}-04-01`, until: `${year + 1}-04-01` };
}
