import type { YogaClass } from '~/db/generated/client';
import { dayNameOf, fromDatabaseDate, fromDatabaseTime } from '~/lib/calendar';
import type { StaffClass } from './answers';
import { classTypeName } from './policy';

export function staffClassOf(row: YogaClass): StaffClass {
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
    is_cancelled: row.cancelledAt !== null,
    version: row.version,
  };
}

/** What the audit log keeps of a class: everything that an edit can change. */
export function editableFields(row: YogaClass) {
  const { title, description, class_date, start_time, end_time, max_participants, live_link, ...rest } =
    staffClassOf(row);
  const { instructor, class_type, location } = rest;
  return {
    ...{ title, description, class_date, start_time, end_time, max_participants, live_link },
    ...{ instructor, class_type, location },
  };
}
