import { TZDate, tzOffset } from '@date-fns/tz';
import { formatDate, type DateLocale, type LocalDate, getWeekdayIndex } from './date-text';
import { formatTimeOfDay } from './time-range';

export { formatDate, type LocalDate } from './date-text';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

export type LocalTime = string;

export const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type DayName = (typeof DAY_NAMES)[number];

export function toLocalDate(instant: Date, timeZone: string): LocalDate {
  return formatCivilTime(instant, timeZone).slice(0, 10);
}

export function toLocalTime(instant: Date, timeZone: string): LocalTime {
  return formatCivilTime(instant, timeZone).slice(11, 19);
}

function formatCivilTime(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + getOffsetMs(instant, timeZone)).toISOString();
}

let lastLookup = { minute: NaN, timeZone: '', offset: 0 };

/**
 * Returns the UTC offset of a time zone. The last result is cached per minute, because a page needs
 * it several times and offsets change only at full minutes.
 */
function getOffsetMs(instant: Date, timeZone: string): number {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (lastLookup.minute !== minute || lastLookup.timeZone !== timeZone)
    lastLookup = { minute, timeZone, offset: tzOffset(timeZone, instant) * MINUTE_MS };
  return lastLookup.offset;
}

export function toInstant(date: LocalDate, time: LocalTime, timeZone: string): Date {
  const [year, month, day] = parseNumbers(date, '-');
  const [hour, minute, second] = parseNumbers(time, ':');
  return new Date(new TZDate(year, month - 1, day, hour, minute, second, timeZone).getTime());
}

/** Returns the end of a class that starts on `date`. An end before the start is on the next day. */
export function toEndInstant(
  date: LocalDate,
  { start_time, end_time }: { start_time: LocalTime; end_time: LocalTime },
  timeZone: string,
): Date {
  return toInstant(end_time < start_time ? addDays(date, 1) : date, end_time, timeZone);
}

function parseNumbers(text: string, separator: string): [number, number, number] {
  const [first = 0, second = 0, third = 0] = text.split(separator).map(Number);
  return [first, second, third];
}

/** True for `YYYY-MM-DD` in the years 1900 to 2999. Dates such as 30 February are rejected. */
export function isLocalDate(text: string): boolean {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = toDatabaseDate(text);
  return !Number.isNaN(day.getTime()) && fromDatabaseDate(day) === text;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDatabaseDate(new Date(toDatabaseDate(date).getTime() + days * DAY_MS));
}

export function getDayName(date: LocalDate): DayName {
  return DAY_NAMES[getWeekdayIndex(date)] ?? 'Monday';
}

export function getMonday(date: LocalDate): LocalDate {
  return addDays(date, -getWeekdayIndex(date));
}

/**
 * Converts a date to the value that the database adapter expects. The adapter reads and writes DATE
 * and TIME values as UTC, so no time zone can shift them.
 */
export function toDatabaseDate(date: LocalDate): Date {
  return new Date(`${date}T00:00:00.000Z`);
}

export function fromDatabaseDate(value: Date): LocalDate {
  return value.toISOString().slice(0, 10);
}

export function toDatabaseTime(time: LocalTime): Date {
  return new Date(`1970-01-01T${time}.000Z`);
}

export function fromDatabaseTime(value: Date): LocalTime {
  return value.toISOString().slice(11, 19);
}

/** Adds months to a month such as `2026-11`. */
export function addMonths(month: string, months: number): string {
  const first = toDatabaseDate(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return fromDatabaseDate(first).slice(0, 7);
}

/** Returns `Nov 2026` for `2026-11`. */
export function formatMonth(month: string): string {
  return formatDate(`${month}-01`).slice(2);
}

export function formatDateTime(instant: Date, timeZone: string, locale?: DateLocale): string {
  const shown = formatCivilTime(instant, timeZone);
  return `${formatDate(shown.slice(0, 10), locale)}, ${formatTimeOfDay(shown.slice(11, 19))}`;
}
