import { addDays, getDayName, getMonday, type LocalDate } from '~/lib/calendar';
import { readCached, type Context } from '../context';
import { OTHER_LANGUAGES, type Translatable, type Translations } from '../translations';
import {
  type ClassRow,
  type MemberDayClasses,
  type ReminderChoice,
  readClasses,
  readMemberDayClasses,
} from './read-classes.server';
import { canMarkAttendance, findReplacementClass, isClassFull, getClassStatus, toApiCapacity } from './policy';
import type { TodaysClass, TodaysClasses, UpcomingClass, UpcomingClasses } from './responses';

type ApiClassRow = Translatable<
  Omit<UpcomingClass, 'instead'> & { instead: Translatable<NonNullable<UpcomingClass['instead']>> | null }
>;

/** `date` is the day before the shown day for a class over midnight. */
export type UpcomingClassRow = ApiClassRow & Pick<ClassRow, 'date' | 'starts_at' | 'ends_at'>;

type UpcomingClassesByDay = Omit<UpcomingClasses, 'days'> & {
  days: (Omit<UpcomingClasses['days'][number], 'classes'> & { classes: ApiClassRow[] })[];
};

const DAYS_AHEAD = 7;

/**
 * Lists today's classes, ordered by start time. Today is the date in the community's time zone.
 * Source: docs/rules.md#classes.
 */
export async function listTodaysClasses(
  ctx: Context,
): Promise<Omit<TodaysClasses, 'classes'> & { classes: Translatable<TodaysClass>[] }> {
  const [now, date] = [ctx.clock.now(), ctx.clock.today()];
  const [rows, own] = await Promise.all([readToday(ctx, date), readMemberDayClasses(ctx, date)]);
  const classes = selectClassesOfToday(ctx, rows, { date, ...own })
    .filter((row) => !row.is_cancelled)
    .map((row) => classFor(ctx, row, { now, ...own }));
  return { day_name: getDayName(date), date, server_time: now.toISOString(), total_classes: classes.length, classes };
}

/**
 * Lists the classes of today and the next seven days. The data can be a few seconds old.
 * Source: docs/rules.md#classes.
 */
export async function listUpcomingClasses(ctx: Context): Promise<UpcomingClassesByDay> {
  const days = await listUpcomingDays(ctx);
  return {
    server_time: ctx.clock.now().toISOString(),
    days: days.map(({ date, classes }) => ({
      date,
      day_name: getDayName(date),
      classes: classes().map(({ date: _date, starts_at: _start, ends_at: _end, ...row }) => row),
    })),
  };
}

/** A day with its number of classes. The list of classes is built only when it is requested. */
export interface UpcomingDay {
  date: LocalDate;
  count: number;
  classes: () => UpcomingClassRow[];
}

/**
 * Returns the same days as `listUpcomingClasses`, but builds the classes of a day only when they
 * are requested.
 */
export async function listUpcomingDays(ctx: Context): Promise<UpcomingDay[]> {
  return (await readOwnDays(ctx, ctx.clock.today())).days;
}

/**
 * Returns the days from Monday of this week to seven days from today, and the acting member's batch
 * and reminder setting.
 */
export function getOwnTimetable(ctx: Context): Promise<Omit<MemberDayClasses, 'joined'> & { days: UpcomingDay[] }> {
  return readOwnDays(ctx, getMonday(ctx.clock.today()));
}

async function readOwnDays(ctx: Context, from: LocalDate) {
  const [now, date] = [ctx.clock.now(), ctx.clock.today()];
  const yesterday = addDays(date, -1);
  const [past, today, later, own] = await Promise.all([
    from < date ? ctx.recent.read(`classes from ${from} to ${yesterday}`, () => readClasses(ctx, from, yesterday)) : [],
    readToday(ctx, date),
    ctx.recent.read(`classes after ${date}`, () => readClasses(ctx, addDays(date, 1), addDays(date, DAYS_AHEAD))),
    readMemberDayClasses(ctx, date, from),
  ]);
  const others = [...past, ...later];
  const seen = { now, ...own };
  const days: UpcomingDay[] = [];
  for (let day = from; day <= addDays(date, DAYS_AHEAD); day = addDays(day, 1)) {
    const rows =
      day === date ? selectClassesOfToday(ctx, today, { date, ...own }) : others.filter((row) => row.date === day);
    let upcoming: UpcomingClassRow[] | undefined;
    const classes = () => (upcoming ??= rows.map((row) => upcomingFor(ctx, row, rows, seen)));
    days.push({ date: day, count: rows.length, classes });
  }
  return { days, batch: own.batch, reminder: own.reminder };
}

interface ViewerState extends MemberDayClasses {
  now: Date;
}

/**
 * Returns the acting member's batch and reminder setting, from the query that reads today's
 * classes.
 */
export async function getOwnReminder(ctx: Context): Promise<ReminderChoice & { batch: string | null }> {
  const { batch, reminder } = await readMemberDayClasses(ctx, ctx.clock.today());
  return { ...reminder, batch };
}

function readToday(ctx: Context, date: LocalDate): Promise<ClassRow[]> {
  return readCached(ctx, `classes of ${date}`, () => readClasses(ctx, date, date));
}

/**
 * Leaves out the classes of the day before that end after midnight, once they cannot be marked any
 * more. A member who joined such a class sees it on the whole day.
 */
function selectClassesOfToday(
  { clock, community }: Context,
  rows: readonly ClassRow[],
  { date, joined }: { date: LocalDate; joined: ReadonlySet<number> },
): ClassRow[] {
  return rows.filter(
    (row) => row.date === date || joined.has(row.id) || canMarkAttendance(row, clock.now(), community.earlyJoinMinutes),
  );
}

function upcomingFor(ctx: Context, row: ClassRow, ofDay: readonly ClassRow[], seen: ViewerState): UpcomingClassRow {
  const { date, starts_at, ends_at } = row;
  const one = { ...classFor(ctx, row, seen), date, starts_at, ends_at };
  if (!row.is_cancelled) return { ...one, is_cancelled: false, cancel_reason: null, instead: null };
  const instead = findReplacementClass(
    row,
    ofDay.filter((other) => other.date === date),
    seen.now,
  );
  return {
    ...one,
    live_link: null,
    is_ongoing: false,
    is_cancelled: true,
    cancel_reason: row.cancel_reason,
    translations: readClassesAndOwn(row.translations, row.cancel_translations),
    instead: instead && {
      id: instead.id,
      title: instead.title,
      start_time: instead.start_time,
      translations: instead.translations,
    },
  };
}

function readClassesAndOwn(one: Translations, other: Translations): Translations {
  return Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, { ...one[language], ...other[language] }]));
}

function classFor(ctx: Context, row: ClassRow, { now, joined, batch }: ViewerState): Translatable<TodaysClass> {
  const isJoined = joined.has(row.id);
  const isShut = isClassFull(row) && !isJoined && ctx.actor.kind === 'member';
  const standing = getClassStatus(row, now, ctx.community.earlyJoinMinutes);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    instructor: row.instructor,
    class_type: row.class_type,
    start_time: row.start_time,
    end_time: row.end_time,
    attendance_count: row.attendance_count,
    ...toApiCapacity(row),
    live_link: row.live_link && !isShut ? `${ctx.publicUrl}/join/${row.id}` : null,
    is_full: isClassFull(row),
    is_joined: isJoined,
    is_own_batch: row.start_time === batch,
    is_ongoing: standing === 'ongoing',
    standing,
    translations: row.translations,
  };
}
