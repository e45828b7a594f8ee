/** `YYYY-MM-DD`, without a time zone. */
export type LocalDate = string;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export type DateLocale = `${string}-IN`;

/** `20 Nov 2026`; apart from the calendar, so that browsers need not load its time zones. */
export function formatDate(date: LocalDate, locale: DateLocale = 'en-IN'): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${monthsOf(locale)[Number(month) - 1]} ${year}`;
}

const monthsByLocale = new Map<string, string[]>([['en-IN', MONTHS]]);

/** In English cut to three letters, in any other language whole. */
function monthsOf(locale: DateLocale): string[] {
  const known = monthsByLocale.get(locale);
  if (known) return known;
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const months = MONTHS.map((_, month) => names.format(Date.UTC(2026, month)));
  monthsByLocale.set(locale, months);
  return months;
}

/** 0 for a Monday to 6 for a Sunday. */
export function weekdayOf(date: LocalDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}
