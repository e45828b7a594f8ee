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
      where: { classDate: toDatabaseDate(date), ...held },
      orderBy: [{ startTime: 'asc' }, { id: 'asc' }],
    }),
  );
  const classes = rows.map((row): TodaysClass => {
    const standing = standingOf(row, now, ctx.community.earlyJoinMinutes);
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      instructor: row.instructor,
      class_type: classTypeName(row.classType),
      start_time: fromDatabaseTime(row.startTime),
      end_time: fromDatabaseTime(row.endTime),
      attendance_count: row.attendanceCount,
      max_participants: row.maxParticipants,
      live_link: row.liveLink && `${ctx.publicUrl}/join/${row.id}`,
      is_ongoing: standing === 'ongoing',
      standing,
    };
  });
  return { day_name: dayNameOf(date), date, server_time: now.toISOString(), total_classes: classes.length, classes };
}
