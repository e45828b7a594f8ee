import type { YogaClass } from '~/db/generated/client';
import {
  dayNameOf,
  type DayName,
  fromDatabaseDate,
  fromDatabaseTime,
  type LocalDate,
  type LocalTime,
} from '~/lib/calendar';
import { classTypeName, type ClassType } from './policy';

/** A class as staff see it, the meeting's own link included. */
export interface StaffClass {
  id: number;
  title: string;
  description: string;
  day_of_week: DayName;
  day: DayName;
  class_date: LocalDate;
  start_time: LocalTime;
  end_time: LocalTime;
  max_participants: number;
  live_link: string | null;
  instructor: string;
  class_type: ClassType;
  location: string;
  attendance_count: number;
  /** One decimal, 0 where nobody has rated it. */
  average_rating: number;
  total_ratings: number;
  series_id: number | null;
  is_cancelled: boolean;
  version: number;
}

export function staffClass(row: YogaClass): StaffClass {
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
    staffClass(row);
  const { instructor, class_type, location } = rest;
  return {
    ...{ title, description, class_date, start_time, end_time, max_participants, live_link },
    ...{ instructor, class_type, location },
  };
}
