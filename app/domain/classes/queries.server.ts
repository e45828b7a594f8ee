import { dayNameOf, fromDatabaseTime, toDatabaseDate } from '~/lib/calendar';
import { readForVisitors, type Context } from '../context';
import { held } from './class-row';
import type { TodaysClass, TodaysClasses } from './responses';
import { classTypeName, isFull, standingOf } from './policy';

/** Every class of today in the community's zone, by start. */
export async function listTodaysClasses(ctx: Context): Promise<TodaysClasses> {
  const [now, date] = [ctx.clock.now(), ctx.clock.today()];
  const rows = await readForVisitors(ctx, `classes of ${date}`, () =>
    ctx.db.yogaClass.findMany({
      where: { class_date: toDatabaseDate(date), ...held },
      orderBy: [{ start_time: 'asc' }, { id: 'asc' }],
    }),
  );
  const joined = await findJoined(
    ctx,
    rows.map(({ id }) => id),
  );
  const classes = rows.map((row): TodaysClass => {
    const isJoined = joined.has(row.id);
    const isShut = isFull(row) && !isJoined && ctx.actor.kind === 'member';
    const standing = standingOf(row, now, ctx.community.earlyJoinMinutes);
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      instructor: row.instructor,
      class_type: classTypeName(row.class_type),
      start_time: fromDatabaseTime(row.start_time),
      end_time: fromDatabaseTime(row.end_time),
      attendance_count: row.attendance_count,
      max_participants: row.max_participants,
      live_link: row.live_link && !isShut ? `${ctx.publicUrl}/join/${row.id}` : null,
      is_full: isFull(row),
      is_joined: isJoined,
      is_ongoing: standing === 'ongoing',
      standing,
    };
  });
  return { day_name: dayNameOf(date), date, server_time: now.toISOString(), total_classes: classes.length, classes };
}

/** Of these classes those in which the acting member has a place. */
async function findJoined({ actor, db }: Context, classIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (actor.kind !== 'member') return new Set();
  const marks = await db.attendance.findMany({
    where: { member_id: actor.memberId, class_id: { in: [...classIds] } },
    select: { class_id: true },
  });
  return new Set(marks.map(({ class_id }) => class_id));
}
