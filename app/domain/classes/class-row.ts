import type { YogaClass } from '~/db/generated/client';
import { dayNameOf, fromDatabaseDate, fromDatabaseTime } from '~/lib/calendar';
import type { StaffClass } from './responses';
import { classTypeName } from './policy';

/** A class that is held, as the view held_classes has it. */
export const held = { deletedAt: null, cancelledAt: null } as const;

/** What a query has to read of a class for staff. */
export const withSeries = { series: { select: { endedAt: true } } } as const;

type RowWithSeries = YogaClass & { series: { endedAt: Date | null } | null };

export function staffClassOf(row: RowWithSeries, now: Date): StaffClass {
  const date = fromDatabaseDate(row.classDate);
  const day = dayNameOf(date);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    day_of_week: day,
    day,
    class_date: date,
    start_time: fromDatabaseTime(row.startTime),
    end_time: fromDatabaseTime(row.endTime),
    max_participants: row.maxParticipants,
    live_link: row.liveLink,
    instructor: row.instructor,
    class_type: classTypeName(row.classType),
    location: row.location,
    attendance_count: row.attendanceCount,
    average_rating: row.ratingCount === 0 ? 0 : Math.round((10 * row.ratingSum) / row.ratingCount) / 10,
    total_ratings: row.ratingCount,
    series_id: row.seriesId,
    repeats: row.series?.endedAt === null,
    is_cancelled: row.cancelledAt !== null,
    is_over: row.endsAt < now,
    version: row.version,
  };
}

/** What the audit log keeps of a class: everything that an edit can change. */
export function editableFields(row: YogaClass) {
  return {
    title: row.title,
    description: row.description,
    class_date: fromDatabaseDate(row.classDate),
    start_time: fromDatabaseTime(row.startTime),
    end_time: fromDatabaseTime(row.endTime),
    max_participants: row.maxParticipants,
    live_link: row.liveLink,
    instructor: row.instructor,
    class_type: classTypeName(row.classType),
    location: row.location,
  };
}
