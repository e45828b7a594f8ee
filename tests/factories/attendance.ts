import type { MarkedAttendance } from '~/domain/attendance/responses';
import { markAttendance } from '~/domain/attendance/mark-attendance.server';
import type { YogaClass } from '~/db/generated/client';
import { fromDatabaseDate } from '~/lib/calendar';
import type { TestContext } from '../setup/context';

/** Marks attendance of the class, five minutes after its start. The clock is set to this time. */
export function attend(ctx: TestContext, member: { id: number }, yogaClass: YogaClass): Promise<MarkedAttendance> {
  ctx.clock.set(new Date(yogaClass.starts_at.getTime() + 5 * 60_000));
  return mark(ctx, member, yogaClass);
}

export function mark(ctx: TestContext, member: { id: number }, yogaClass: YogaClass): Promise<MarkedAttendance> {
  const attendance_date = fromDatabaseDate(yogaClass.class_date);
  return markAttendance(ctx.as(member), { class_id: yogaClass.id, attendance_date });
}
