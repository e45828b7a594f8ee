import type { LocalDate } from '~/lib/date-text';
import { addMinutes, countMinutes } from '~/lib/time-range';
import { listWeeklyDates } from '~/lib/weekly-dates';

/** Lengths in minutes that the form offers. */
export const CLASS_LENGTHS = [30, 45, 60] as const;

export const DEFAULT_CLASS_LENGTH = 45;

/** The typed values of the form fields that determine dates and times. */
export interface TypedClass {
  title: string;
  translatedTitles: Partial<Record<string, string>>;
  instructor: string;
  class_type: string;
  class_date: LocalDate;
  start_time: string;
  end_time: string;
  weekdays: readonly number[];
  until_date: LocalDate;
}

/** Reads the fields from a form, from its initial values or from the values of a rejected form. */
export function readTypedClass(source: FormData | Record<string, unknown>): TypedClass {
  const all = (name: string): string[] => {
    const found = source instanceof FormData ? source.getAll(name) : [source[name]].flat();
    return found.filter((one): one is string => typeof one === 'string');
  };
  const text = (name: string) => all(name)[0] ?? '';
  const start_time = text('start_time');
  const length = Number(text('length_minutes')) || DEFAULT_CLASS_LENGTH;
  return {
    title: text('title'),
    translatedTitles: readTitles(source),
    instructor: text('instructor'),
    class_type: text('class_type'),
    class_date: text('class_date'),
    start_time,
    end_time: text('end_time') || (start_time ? addMinutes(start_time, length) : ''),
    weekdays: all('weekdays').map(Number),
    until_date: text('until_date'),
  };
}

function readTitles(source: FormData | Record<string, unknown>): TypedClass['translatedTitles'] {
  if (!(source instanceof FormData)) return {};
  const titles = [...source].flatMap(([name, value]) => {
    const language = /^translations\.(\w+)\.title$/.exec(name)?.[1];
    return language && typeof value === 'string' ? [[language, value] as const] : [];
  });
  return Object.fromEntries(titles);
}

/** Lists the dates on which classes would be added. Empty while the dates are incomplete. */
export function getPlannedDates({ class_date, weekdays, until_date }: TypedClass): LocalDate[] {
  if (!isDate(class_date)) return [];
  if (weekdays.length === 0) return [class_date];
  return isDate(until_date) ? listWeeklyDates({ weekdays, from: class_date, until: until_date }) : [];
}

/**
 * Returns a text that identifies the dates and times of a form, to detect changes after the
 * confirmation.
 */
export function describePlan(typed: TypedClass): string {
  return [getPlannedDates(typed).join(' '), typed.start_time, typed.end_time].join(' ').slice(-2000);
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** Sets the end to the start plus the chosen length. */
export function setEnd(form: HTMLFormElement): void {
  const { start_time, end_time, length_minutes } = getInputs(form);
  if (start_time?.value && end_time && length_minutes?.value)
    end_time.value = addMinutes(start_time.value, Number(length_minutes.value));
}

/** Selects the length that matches the typed end, or "Other". */
export function setLength(form: HTMLFormElement): void {
  const { start_time, end_time, length_minutes } = getInputs(form);
  if (!start_time?.value || !end_time?.value || !length_minutes) return;
  const minutes = countMinutes(start_time.value, end_time.value);
  length_minutes.value = CLASS_LENGTHS.some((one) => one === minutes) ? String(minutes) : '';
}

function getInputs(form: HTMLFormElement) {
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  return { start_time: input('start_time'), end_time: input('end_time'), length_minutes: input('length_minutes') };
}
