import { type LocalDate, toDatabaseDate } from './calendar';

const inUtc = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
const hindiWeekday = inUtc('hi-IN', { weekday: 'long' });
const weekday = inUtc('en-IN', { weekday: 'long' });
const month = inUtc('en-IN', { month: 'long', year: 'numeric' });
const hindiMonth = inUtc('hi-IN', { month: 'long', year: 'numeric' });

/** What a leaf of the almanac says of a day: `21`, `शुक्रवार`, `Friday, November 2025`; to readers of Hindi the last is `नवंबर 2025`. */
export function dateLeaf(
  date: LocalDate,
  locale: 'en-IN' | 'hi-IN',
): { dayOfMonth: number; hindiWeekday: string; dateLine: string } {
  const day = toDatabaseDate(date);
  return {
    dayOfMonth: day.getUTCDate(),
    hindiWeekday: hindiWeekday.format(day),
    dateLine: locale === 'hi-IN' ? hindiMonth.format(day) : `${weekday.format(day)}, ${month.format(day)}`,
  };
}
