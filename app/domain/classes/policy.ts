import type { ClassType as StoredClassType } from '~/db/generated/enums';
import { t } from '~/i18n/messages/message';
import { addMinutes, countMinutes } from '~/lib/time-range';
import { MARK_ATTENDANCE_AFTER_END_MINUTES } from '../class-days';

/** Class types that staff can choose. Source: docs/specification/back-office.md#constants. */
export const CLASS_TYPES = ['Beginner', 'Intermediate', 'Advanced', 'All Levels'] as const;

export type ClassType = (typeof CLASS_TYPES)[number];

export const DEFAULT_CLASS_TYPE: ClassType = 'Beginner';
export const DEFAULT_LOCATION = 'Online';

/**
 * Limits of the capacity that staff can set for a class.
 * Source: docs/specification/back-office.md#constants.
 */
export const PARTICIPANT_LIMITS = { min: 1, max: 1000, default: 50 } as const;

/** Limits of the length of a class in minutes. */
export const LENGTH_LIMITS = { min: 5, max: 600 } as const;

/** Classes of a series to which an edit applies. */
export const CHANGE_SCOPES = ['this', 'following', 'all'] as const;

export type ChangeScope = (typeof CHANGE_SCOPES)[number];

/**
 * Period in days. Members who attended a class of the same series or title in this period are
 * notified when a class is cancelled or moved.
 */
export const CLASS_NOTICE_ATTENDANCE_DAYS = 90;

/**
 * If a cancelled class begins within this number of minutes after the undo time, its notice is sent
 * immediately.
 */
export const CLASS_NOTICE_URGENT_MINUTES = 60;

export const MAX_SERIES_DAYS = 366;

/** Maximum length in minutes of a class that ends on the next day. */
const MAX_MINUTES_OVER_MIDNIGHT = 6 * 60;

/**
 * True if a class can have this start and end. An end before the start is on the next day. Longer
 * classes over midnight are refused, because their end is almost certainly a slip.
 * Source: docs/rules.md#classes.
 */
export function isPossibleEnd({ start_time, end_time }: { start_time: string; end_time: string }): boolean {
  return (
    end_time > start_time || (end_time < start_time && countMinutes(start_time, end_time) <= MAX_MINUTES_OVER_MIDNIGHT)
  );
}

/** Returns the given end of a class or, if it is missing, the start plus the length. */
export function getClassEnd({
  start_time,
  end_time,
  length_minutes = 0,
}: {
  start_time: string;
  end_time?: string | null | undefined;
  length_minutes?: number | undefined;
}): string {
  return end_time || `${addMinutes(start_time, length_minutes)}:00`;
}

export function getClassTypeName(stored: StoredClassType): ClassType {
  return stored === 'AllLevels' ? 'All Levels' : stored;
}

export function toStoredClassType(name: ClassType): StoredClassType {
  return name === 'All Levels' ? 'AllLevels' : name;
}

/**
 * Minutes for which the dashboard lists a class after its end.
 * Source: docs/specification/members.md#dashboard.
 */
const LISTED_AFTER_END_MINUTES = 60;

export type ClassStatus = 'later' | 'open' | 'ongoing' | 'ended' | 'gone';

interface ClassTimes {
  starts_at: Date;
  ends_at: Date;
}

export function getClassStatus({ starts_at, ends_at }: ClassTimes, now: Date, earlyJoinMinutes: number): ClassStatus {
  if (now < minutesFrom(starts_at, -earlyJoinMinutes)) return 'later';
  if (now < starts_at) return 'open';
  if (now <= ends_at) return 'ongoing';
  return now <= minutesFrom(ends_at, LISTED_AFTER_END_MINUTES) ? 'ended' : 'gone';
}

/**
 * True while attendance can be marked: from the opening of the class until a few minutes after its
 * end.
 */
export function canMarkAttendance({ starts_at, ends_at }: ClassTimes, now: Date, earlyJoinMinutes: number): boolean {
  return (
    now >= minutesFrom(starts_at, -earlyJoinMinutes) && now <= minutesFrom(ends_at, MARK_ATTENDANCE_AFTER_END_MINUTES)
  );
}

interface Places {
  attendance_count: number;
  max_participants: number | null;
}

export function isClassFull({ attendance_count, max_participants }: Places): boolean {
  return max_participants !== null && attendance_count >= max_participants;
}

/**
 * Returns the capacity as the API shows it. For a class that is open to all, this is the maximum
 * capacity and `unlimited: true`.
 */
export function toApiCapacity({ max_participants }: Pick<Places, 'max_participants'>) {
  return { max_participants: max_participants ?? PARTICIPANT_LIMITS.max, unlimited: max_participants === null };
}

export function toStoredCapacity({
  max_participants,
  unlimited,
}: {
  max_participants: number;
  unlimited: boolean;
}): number | null {
  return unlimited ? null : max_participants;
}

export const CLASS_NOT_STARTED_MESSAGE = t('This class has not started yet');
export const CLASS_ENDED_MESSAGE = t('This class has ended');
export const CLASS_FULL_MESSAGE = t('This class is full');

function minutesFrom(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

interface ReplaceableClass extends ClassTimes, Places {
  is_cancelled: boolean;
}

export function findReplacementClass<One extends ReplaceableClass>(
  gone: One,
  ofDay: readonly One[],
  now: Date,
): One | null {
  const open = ofDay.filter((one) => !one.is_cancelled && !isClassFull(one) && one.ends_at >= now);
  return open.find((one) => one.starts_at >= gone.starts_at) ?? open.at(-1) ?? null;
}

export function isSeatedClass({ title }: { title: string }): boolean {
  return /\b(?:chair|seated)\b|कुर्सी/i.test(title);
}
