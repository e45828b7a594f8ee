import { dayNameOf, fromDatabaseTime, toDatabaseDate } from '~/lib/calendar';
import { readForVisitors, type Context } from '../context';
import { held } from './class-row';
import type { TodaysClass, TodaysClasses } from './responses';
import { classTypeName, standingOf } from './policy';

/** Every class of today in the community's zone, by start. */
export async function listTodaysClasses(ctx: Context): Promise<TodaysClasses> {
  const [now, date] = [ctx.clock.now(), ctx.clock.today()];
  const rows = await readForVisitors(ctx, `classes of ${date}`, () =>
    ctx.db.yogaClass.findMany({
      where: { class_date: toDatabaseDate(date), ...held },
      orderBy: [{ start_time: 'asc' }, { id: 'asc' }],
    }),
  );
  const classes = rows.map((row): TodaysClass => {
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
      live_link: row.live_link && `${ctx.publicUrl}/join/${row.id}`,
      is_ongoing: standing === 'ongoing',
      standing,
    };
  });
  return { day_name: dayNameOf(date), date, server_time: now.toISOString(), total_classes: classes.length, classes };
}
