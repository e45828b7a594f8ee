import type { LocalDate } from '~/lib/calendar';
import type { Context } from '../context';
import { loadMemberRow } from '../members/load-member-row.server';
import { OTHER_LANGUAGES, type Translations } from '../translations';
import type { ClassType } from './policy';

export interface ClassRow {
  id: number;
  title: string;
  description: string;
  instructor: string;
  class_type: ClassType;
  date: LocalDate;
  start_time: string;
  end_time: string;
  starts_at: Date;
  ends_at: Date;
  attendance_count: number;
  max_participants: number | null;
  live_link: string | null;
  is_cancelled: boolean;
  cancel_reason: string | null;
  cancel_translations: Translations;
  /** Translations of the class, with the teacher's name as `instructor`. */
  translations: Translations;
}

/**
 * Returns all classes between two dates for members, and those of the day before that end after
 * midnight, ordered by start. Cancelled classes are included, and imported classes are left out.
 * Uses a single query.
 */
export async function readClasses(ctx: Context, from: LocalDate, to: LocalDate): Promise<ClassRow[]> {
  const rows = await ctx.sql<(ClassRow & { teacher_translations: Translations })[]>`
    SELECT id, title, description, instructor,
      (SELECT teachers.translations FROM teachers WHERE name = instructor) AS teacher_translations, class_type::text AS class_type, class_date::text AS date,
      start_time::text AS start_time, end_time::text AS end_time, starts_at, ends_at, count_class_attendances(classes) AS attendance_count, max_participants,
      live_link, cancelled_at IS NOT NULL AS is_cancelled, cancel_reason, cancel_translations, translations
    FROM classes WHERE class_date BETWEEN ${from}::date - 1 AND ${to}::date AND (class_date >= ${from}::date OR end_time < start_time)
      AND deleted_at IS NULL AND import_id IS NULL
    ORDER BY class_date, start_time, id`;
  return rows.map(({ teacher_translations: teacher, ...row }) => ({
    ...row,
    translations: addTeacherName(row.translations, teacher),
  }));
}

function addTeacherName(own: Translations, teacher: Translations): Translations {
  const all = { ...own };
  for (const language of OTHER_LANGUAGES) {
    const instructor = teacher[language]?.name;
    if (instructor) all[language] = { ...own[language], instructor };
  }
  return all;
}

export interface MemberDayClasses {
  joined: ReadonlySet<number>;
  batch: string | null;
  reminder: ReminderChoice;
}

/** The reminder setting of a member. */
export interface ReminderChoice {
  isOn: boolean;
  minutesBefore: number;
  /** True if the member has answered the question about reminders. */
  isAnswered: boolean;
}

const NO_REMINDER: ReminderChoice = { isOn: false, minutesBefore: 15, isAnswered: true };

/**
 * Returns the classes that the member joined from the day before `from` until `day`, and the
 * member's reminder settings.
 */
export async function readMemberDayClasses(ctx: Context, day: LocalDate, from = day): Promise<MemberDayClasses> {
  if (ctx.actor.kind !== 'member') return { joined: new Set(), batch: null, reminder: NO_REMINDER };
  const own = await loadMemberRow(
    ctx,
    from === day ? `classes ${day}` : `classes ${from} to ${day}`,
    ctx.actor.memberId,
    (ids) => ctx.sql<{ id: number; joined: number[]; batch: string | null; reminder: ReminderChoice }[]>`
    SELECT id, ARRAY(SELECT class_id FROM attendances WHERE member_id = members.id AND class_date BETWEEN ${from}::date - 1 AND ${day}::date) AS joined,
      (SELECT start_time::text FROM batches WHERE batches.id = batch_id) AS batch,
      jsonb_build_object('isOn', reminders_wanted_at IS NOT NULL, 'minutesBefore', reminder_minutes,
        'isAnswered', reminder_answered_at IS NOT NULL) AS reminder
    FROM members WHERE id = ANY(${ids}::int[])`,
  );
  return { joined: new Set(own?.joined), batch: own?.batch ?? null, reminder: own?.reminder ?? NO_REMINDER };
}
