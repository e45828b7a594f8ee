import type { YogaClass } from '~/db/generated/client';
import { type Language, LOCALES } from '~/i18n/languages';
import { formatDate, fromDatabaseDate, fromDatabaseTime } from '~/lib/calendar';
import { formatTimeOfDay } from '~/lib/time-range';
import { getClassCancelReason } from './class-texts';

/**
 * Maximum length of a list in a notice. Twilio refuses variables of more than 1,600 characters, and
 * WhatsApp may refuse a text of more than 1,024, with two lists and a reason.
 */
const MAX_LIST_CHARACTERS = 250;
const MAX_REASONS_CHARACTERS = 400;

type Start = Pick<YogaClass, 'class_date' | 'start_time'>;

export function formatClassTime(row: Start, language: Language): string {
  return formatClassTimes([row], language);
}

/** Returns the date once, followed by the start times of the classes. */
export function formatClassTimes(rows: readonly Start[], language: Language): string {
  const [first] = rows;
  return first
    ? `${formatDate(fromDatabaseDate(first.class_date), LOCALES[language])}, ${formatStartTimes(rows)} IST`
    : '';
}

function formatStartTimes(rows: readonly Start[]): string {
  const times = new Set(rows.map(({ start_time }) => formatTimeOfDay(fromDatabaseTime(start_time))));
  return joinToFit([...times], ', ');
}

/** Joins texts, and writes "…" instead of those that are too many for a message on WhatsApp. */
export function joinToFit(texts: readonly string[], separator: string, most = MAX_LIST_CHARACTERS): string {
  const fitting = texts.filter((_, at) => texts.slice(0, at + 1).join(separator).length <= most);
  return (fitting.length < texts.length ? [...fitting, '…'] : fitting).join(separator);
}

/** Returns the reason of all classes, or the different reasons with the times of their classes. */
export function formatReasons(classes: readonly YogaClass[], language: Language): string {
  const getReason = (row: YogaClass) => getClassCancelReason(row, language) ?? '';
  const reasons = [...new Set(classes.map(getReason))];
  if (reasons.length === 1) return reasons.join('');
  const withTimes = reasons
    .filter((reason) => reason !== '')
    .map((reason) => `${formatStartTimes(classes.filter((row) => getReason(row) === reason))}: ${reason}`);
  return joinToFit(withTimes, ' · ', MAX_REASONS_CHARACTERS);
}
