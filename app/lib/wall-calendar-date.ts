import { type LocalDate, toDatabaseDate } from './calendar';

export interface WallCalendarDate {
  dayOfMonth: number;
  /**
   * Weekday in Hindi, such as `शुक्रवार`. It is in Hindi for readers of English too, as on Indian
   * wall calendars.
   */
  weekday: string;
  weekdayLang: string;
  /** For example `नवंबर 2025` in Hindi or `Friday, November 2025` in English. */
  dateLine: string;
}

export function toWallCalendarDate(date: LocalDate, locale: string): WallCalendarDate {
  const day = toDatabaseDate(date);
  const isEnglish = locale.startsWith('en');
  const weekdayLang = isEnglish ? 'hi-IN' : locale;
  const month = formatPart(day, locale, 'month');
  return {
    dayOfMonth: day.getUTCDate(),
    weekday: formatPart(day, weekdayLang, 'weekday'),
    weekdayLang,
    dateLine: isEnglish ? `${formatPart(day, locale, 'weekday')}, ${month}` : month,
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatPart(day: Date, locale: string, part: 'weekday' | 'month'): string {
  const key = `${locale} ${part}`;
  const options = part === 'weekday' ? ({ weekday: 'long' } as const) : ({ month: 'long', year: 'numeric' } as const);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', numberingSystem: 'latn', ...options });
  formats.set(key, format);
  return format.format(day);
}
