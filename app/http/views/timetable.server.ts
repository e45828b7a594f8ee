import type { ClassView } from '~/components/dashboard/class-view';
import type { OwnDay } from '~/components/dashboard/own-week-card';
import type { TimetableDay } from '~/components/dashboard/timetable';
import type { TimetableChoice } from '~/components/dashboard/timetable-filter';
import type { WeekView } from '~/components/dashboard/week-view';
import { createJoinPageKey } from '~/domain/attendance/late-join';
import { getWeeklyAttendance } from '~/domain/attendance/queries.server';
import { CLASS_TYPES } from '~/domain/classes/policy';
import { getOwnTimetable, type UpcomingClassRow, type UpcomingDay } from '~/domain/classes/queries.server';
import { requireMember } from '~/domain/members/require-member';
import { listTeachersOfDay, type TeacherProfile } from '~/domain/teachers/todays-teachers.server';
import type { PageContext } from '~/http/context.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { LOCALES } from '~/i18n/languages';
import { getWeekdayIndex } from '~/lib/date-text';
import { subtractMinutes } from '~/lib/time-range';
import { getClassTitle, toDayView } from './class-views.server';
import { toPortrait } from './home-people.server';
import { loadOrNullOnFailure } from '~/http/pages/page.server';
import { toWeekView } from './week-view.server';

const DAYS_SHOWN = 7;

/**
 * Loads the classes of seven days from today and the member's own week. `day`, `teacher` and
 * `level` in the query choose what is shown; unknown values are ignored.
 */
export async function loadTimetable(ctx: PageContext, query: URLSearchParams) {
  const today = ctx.clock.today();
  const [timetable, attendance] = await Promise.all([getOwnTimetable(ctx), getWeeklyAttendance(ctx)]);
  const ahead = timetable.days.filter(({ date }) => date >= today).slice(0, DAYS_SHOWN);
  const teachers = listTeachers(ctx, ahead);
  const chosen: TimetableChoice = {
    teacher: teachers.find(({ name }) => name === query.get('teacher'))?.name ?? null,
    level: CLASS_TYPES.find((one) => one === query.get('level')) ?? null,
  };
  const day = ahead.find(({ date }) => date === query.get('day'))?.date ?? today;
  const faces = (await loadOrNullOnFailure(ctx, listTeachersOfDay(ctx, day))) ?? new Map<string, TeacherProfile>();
  const { batch, reminder } = timetable;
  const isReminded = reminder.isOn && ctx.reminders.isOnWhatsApp;
  return {
    // Portraits are needed only for the day that is shown on phones.
    days: ahead.map((one) => toTimetableDay(ctx, one, chosen, one.date === day ? faces : null)),
    day,
    today,
    ownWeek: {
      days: batch === null ? [] : toOwnDays(ctx, timetable.days, toWeekView(attendance, today, ctx.language)),
      batch,
      reminderTime: batch !== null && isReminded ? subtractMinutes(batch, reminder.minutesBefore) : null,
    },
    teachers,
    chosen,
    pageKey: createJoinPageKey(ctx, requireMember(ctx)),
  };
}

function toTimetableDay(
  ctx: PageContext,
  { date, classes: all, count }: UpcomingDay,
  { teacher, level }: TimetableChoice,
  faces: ReadonlyMap<string, TeacherProfile> | null,
): TimetableDay {
  const { timetable, home } = CATALOGUES[ctx.language].member;
  const classes = all().filter(
    (one) => (!level || one.class_type === level) && (!teacher || one.instructor === teacher),
  );
  const hasClasses = count > 0;
  const noneShown = teacher || level ? timetable.noneChosen : home.classes.noneToday;
  const view = toDayView({ date, classes }, ctx);
  return {
    ...view,
    classes: faces ? view.classes.map((one) => addPortrait(one, classes, faces)) : view.classes,
    hasClasses,
    none: hasClasses ? noneShown : home.days.none,
  };
}

function addPortrait(
  one: ClassView,
  rows: readonly UpcomingClassRow[],
  faces: ReadonlyMap<string, TeacherProfile>,
): ClassView {
  const teacher = faces.get(rows.find(({ id }) => id === one.id)?.instructor ?? '');
  return { ...one, portrait: teacher ? toPortrait(teacher) : { face: null, photo: null } };
}

/** Lists the teachers of these days, ordered by name. */
function listTeachers({ language }: PageContext, days: readonly UpcomingDay[]) {
  const byName = new Map<string, { name: string; label: string; lang: string | undefined }>();
  for (const { instructor: name, translations } of days.flatMap(({ classes }) => classes())) {
    const label = language === 'en' ? name : translations[language]?.instructor;
    if (!byName.has(name)) byName.set(name, { name, label: label ?? name, lang: label ? undefined : LOCALES.en });
  }
  return [...byName.values()].toSorted((one, other) => one.label.localeCompare(other.label, LOCALES[language]));
}

function toOwnDays(ctx: PageContext, days: readonly UpcomingDay[], { days: week }: WeekView): OwnDay[] {
  return week.map(({ date, mark, isToday }) => {
    const own = days
      .find((day) => day.date === date)
      ?.classes()
      .find((one) => one.is_own_batch);
    const { title, titleLang } = own ? getClassTitle(own, ctx.language) : { title: null, titleLang: undefined };
    return { date, weekday: getWeekdayIndex(date), isToday, title, titleLang, state: getOwnState(own, mark) };
  });
}

function getOwnState(own: UpcomingClassRow | undefined, mark: WeekView['days'][number]['mark']): OwnDay['state'] {
  if (mark === 'attended') return 'came';
  if (own?.is_cancelled) return 'cancelled';
  if (own?.is_ongoing) return 'now';
  if (mark === 'rested' || mark === 'excused' || mark === 'missed') return mark;
  return own?.standing === 'later' || own?.standing === 'open' ? 'reminder' : null;
}
