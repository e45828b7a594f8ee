import type { Transaction } from '~/db/client.server';
import { untranslated } from '~/i18n/messages/message';
import { fromDatabaseDate, fromDatabaseTime, addDays, getDayName, DAY_NAMES, toDatabaseDate } from '~/lib/calendar';
import type { OccupiedTime } from '~/lib/weekly-dates';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { createInvalidFieldError } from '../errors';
import { readTranslations, type Translations } from '../translations';
import { ACTIVE_CLASS_FILTER } from './class-row';

/** A teacher that staff can choose in the class form. */
export interface TeacherChoice {
  name: string;
  translations: Translations;
  /** Live link of the teacher's latest class with a live link, or null. */
  last_link: string | null;
}

/** Lists the teachers by name, each with the live link of the teacher's latest class. */
export async function listTeacherChoices(ctx: Context): Promise<TeacherChoice[]> {
  requireAdmin(ctx, 'manage_classes');
  const rows = await ctx.sql<TeacherChoice[]>`
    SELECT name, translations, (
      SELECT live_link FROM classes
      WHERE instructor = teachers.name AND live_link IS NOT NULL AND deleted_at IS NULL
      ORDER BY class_date DESC LIMIT 1
    ) AS last_link
    FROM teachers ORDER BY name`;
  return rows.map((row) => ({ ...row, translations: readTranslations(row.translations) }));
}

/** Returns the live link of the teacher's latest class that has one. */
export async function findLastLiveLink(tx: Transaction, instructor: string): Promise<string | null> {
  const yogaClass = await tx.yogaClass.findFirst({
    where: { instructor, live_link: { not: null }, deleted_at: null },
    orderBy: { class_date: 'desc' },
    select: { live_link: true },
  });
  return yogaClass?.live_link ?? null;
}

interface TeacherInput {
  instructor?: string | undefined;
  listed_teacher_only: boolean;
  new_teacher: boolean;
}

/** Throws `invalid` if the name is not in the list of teachers and must not be added to it. */
export async function requireListedTeacher(
  tx: Transaction,
  { instructor, listed_teacher_only, new_teacher }: TeacherInput,
): Promise<void> {
  if (instructor === undefined || !listed_teacher_only || new_teacher) return;
  if (await tx.teacher.findUnique({ where: { name: instructor }, select: { id: true } })) return;
  throw createInvalidFieldError(
    'instructor',
    untranslated('Nobody in the list has this name. Choose a teacher, or tick “New teacher”.'),
  );
}

/**
 * Lists the times of all classes and active series from today on, to find clashes. Classes of
 * yesterday are included, because they can last over midnight.
 */
export async function listOccupiedTimes(ctx: Context): Promise<OccupiedTime[]> {
  requireAdmin(ctx, 'manage_classes');
  const today = ctx.clock.today();
  const [classes, series] = await Promise.all([
    ctx.db.yogaClass.findMany({
      where: { ...ACTIVE_CLASS_FILTER, class_date: { gte: toDatabaseDate(addDays(today, -1)) } },
      select: { title: true, class_date: true, start_time: true, end_time: true },
      orderBy: [{ class_date: 'asc' }, { start_time: 'asc' }],
    }),
    ctx.db.classSeries.findMany({
      where: { ended_at: null, until_date: { gte: toDatabaseDate(today) } },
      orderBy: { id: 'asc' },
    }),
  ]);
  return [
    ...classes.map(({ class_date, ...row }) => {
      const date = fromDatabaseDate(class_date);
      return toOccupied(row, { from: date, until: date, weekdays: [DAY_NAMES.indexOf(getDayName(date)) + 1] });
    }),
    // The classes of a series until `materialised_to` already exist as rows.
    ...series.map(({ materialised_to, from_date, until_date, weekdays, ...row }) =>
      toOccupied(row, {
        from: addDays(fromDatabaseDate(materialised_to ?? from_date), 1),
        until: fromDatabaseDate(until_date),
        weekdays,
      }),
    ),
  ];
}

function toOccupied(
  { title, start_time, end_time }: { title: string; start_time: Date; end_time: Date },
  pattern: Pick<OccupiedTime, 'from' | 'until' | 'weekdays'>,
): OccupiedTime {
  return { title, start_time: fromDatabaseTime(start_time), end_time: fromDatabaseTime(end_time), ...pattern };
}
