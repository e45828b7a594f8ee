/** A civil day as `YYYY-MM-DD`, without a time zone. */
export type LocalDate = string;

const MONTHS = {
  'en-IN': ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  'hi-IN': ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
};

/** The languages that dates are written in. */
export type DateLocale = keyof typeof MONTHS;

/** A day as people write it, such as `20 Nov 2026` or `20 नवंबर 2026`; apart from the calendar, so that browsers need not load its time zones. */
export function formatDate(date: LocalDate, locale: DateLocale = 'en-IN'): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${MONTHS[locale][Number(month) - 1]} ${year}`;
}

/** 0 for a Monday to 6 for a Sunday. */
export function weekdayOf(date: LocalDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}
