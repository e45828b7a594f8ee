import type { LocalDate } from '~/lib/calendar';
import type { Context } from '../context';
import { type Face, findFace } from '../members/policy';
import { readTranslations, type Translations } from '../translations';

/** Data of a teacher that members can see. */
export interface TeacherProfile {
  id: number;
  /** One line about the teacher, or null. */
  line: string | null;
  face: Face | null;
  photo_key: string | null;
  /** Translations of `name` and `line`. */
  translations: Translations;
}

/** Returns the teachers of today's classes by name. The data can be a few seconds old. */
export function listTodaysTeachers(ctx: Context): Promise<ReadonlyMap<string, TeacherProfile>> {
  return listTeachersOfDay(ctx, ctx.clock.today());
}

/**
 * Returns the teachers of the classes of a day by name, and of the classes that end on it after
 * midnight. The data can be a few seconds old.
 */
export async function listTeachersOfDay(ctx: Context, day: LocalDate): Promise<ReadonlyMap<string, TeacherProfile>> {
  const rows = await ctx.recent.read(
    `teachers of ${day}`,
    () => ctx.sql<(TeacherProfile & { name: string })[]>`
      SELECT id, name, line, face, photo_key, translations FROM teachers
      WHERE name IN (
        SELECT instructor FROM classes WHERE class_date BETWEEN ${day}::date - 1 AND ${day}::date
          AND (class_date = ${day}::date OR end_time < start_time) AND deleted_at IS NULL)`,
  );
  return new Map(
    rows.map(({ name, ...row }) => [
      name,
      { ...row, face: findFace(row.face), translations: readTranslations(row.translations) },
    ]),
  );
}

/** Returns the URL of a teacher's photo, or null if the teacher has none. */
export function buildTeacherPhotoUrl({ id, photo_key }: { id: number; photo_key: string | null }): string | null {
  return photo_key && `/teacher-photo/${id}?v=${encodeURIComponent(photo_key)}`;
}
