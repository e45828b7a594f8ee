/** A date as `YYYY-MM-DD`, without a time zone. */
export type LocalDate = string;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export type DateLocale = `${string}-IN`;

/**
 * Formats a date such as `20 Nov 2026`. This function is not in calendar.ts, so that browsers do
 * not have to load the time zone code.
 */
export function formatDate(date: LocalDate, locale: DateLocale = 'en-IN'): string {
  return `${formatDayAndMonth(date, locale)} ${date.slice(0, 4)}`;
}

/** Formats a date without its year, such as `20 Nov`. */
export function formatDayAndMonth(date: LocalDate, locale: DateLocale): string {
  const [, month = '', day = ''] = date.split('-');
  return `${Number(day)} ${getMonthNames(locale)[Number(month) - 1]}`;
}

/** Formats the month of a date, such as `November 2026` or, if short, `Nov`. */
export function formatMonth(date: LocalDate, locale: DateLocale, length: 'long' | 'short'): string {
  const style = length === 'short' ? ({ month: 'short' } as const) : ({ month: 'long', year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC', numberingSystem: 'latn' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

const monthsByLocale = new Map<string, string[]>([['en-IN', MONTHS]]);

/** Returns the month names of a language. English names are shortened to three letters. */
function getMonthNames(locale: DateLocale): string[] {
  const known = monthsByLocale.get(locale);
  if (known) return known;
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const months = MONTHS.map((_, month) => names.format(Date.UTC(2026, month)));
  monthsByLocale.set(locale, months);
  return months;
}

/** Returns the index of the weekday, from 0 for Monday to 6 for Sunday. */
export function getWeekdayIndex(date: LocalDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}
