import { addDays, dayNameOf, type LocalDate } from '~/lib/calendar';
import { readShared, type Context } from '../context';
import { type ClassRow, readClasses, readJoined } from './read-classes.server';
import { insteadOf, isFull, standingOf, toldPlaces } from './policy';
import type { TodaysClass, TodaysClasses, UpcomingClass, UpcomingClasses } from './responses';

/** How many days after today are announced to members. */
const DAYS_AHEAD = 7;

/** Every class of today in the community's zone, by start. */
export async function listTodaysClasses(ctx: Context): Promise<TodaysClasses> {
  const [now, date] = [ctx.clock.now(), ctx.clock.today()];
  const [rows, joined] = await Promise.all([readToday(ctx, date), readJoined(ctx, date)]);
  const classes = rows.filter((row) => !row.is_cancelled).map((row) => classFor(ctx, row, { now, joined }));
  return { day_name: dayNameOf(date), date, server_time: now.toISOString(), total_classes: classes.length, classes };
}

/**
 * Today and the seven days after it with their classes by start; one that was called off names another of its day. The days to come may be
 * some seconds old. Source: docs/rules.md#classes.
 */
export async function listUpcomingClasses(ctx: Context): Promise<UpcomingClasses> {
  const [now, date] = [ctx.clock.now(), ctx.clock.today()];
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => addDays(date, days));
  const [today, later, joined] = await Promise.all([
    readToday(ctx, date),
    ctx.recent.read(`classes after ${date}`, () => readClasses(ctx, addDays(date, 1), addDays(date, DAYS_AHEAD))),
    readJoined(ctx, date),
  ]);
  const rows = [...today, ...later];
  const days = dates.map((day) => {
    const ofDay = rows.filter((row) => row.date === day);
    const classes = ofDay.map((row) => upcomingFor(ctx, row, ofDay, { now, joined }));
    return { date: day, day_name: dayNameOf(day), classes };
  });
  return { server_time: now.toISOString(), days };
}

/** When the classes are looked at, and which of them the member who looks has joined. */
interface Seen {
  now: Date;
  joined: ReadonlySet<number>;
}

function readToday(ctx: Context, date: LocalDate): Promise<ClassRow[]> {
  return readShared(ctx, `classes of ${date}`, () => readClasses(ctx, date, date));
}

function upcomingFor(ctx: Context, row: ClassRow, ofDay: readonly ClassRow[], seen: Seen): UpcomingClass {
  const one = classFor(ctx, row, seen);
  if (!row.is_cancelled) return { ...one, is_cancelled: false, instead: null };
  const instead = insteadOf(row, ofDay, seen.now);
  return {
    ...one,
    live_link: null,
    is_ongoing: false,
    is_cancelled: true,
    instead: instead && { id: instead.id, title: instead.title, start_time: instead.start_time },
  };
}

function classFor(ctx: Context, row: ClassRow, { now, joined }: Seen): TodaysClass {
  const isJoined = joined.has(row.id);
  const isShut = isFull(row) && !isJoined && ctx.actor.kind === 'member';
  const standing = standingOf(row, now, ctx.community.earlyJoinMinutes);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    instructor: row.instructor,
    class_type: row.class_type,
    start_time: row.start_time,
    end_time: row.end_time,
    attendance_count: row.attendance_count,
    ...toldPlaces(row),
    live_link: row.live_link && !isShut ? `${ctx.publicUrl}/join/${row.id}` : null,
    is_full: isFull(row),
    is_joined: isJoined,
    is_ongoing: standing === 'ongoing',
    standing,
  };
}
