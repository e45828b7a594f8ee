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
  /** Whether its series is still running. */
  repeats: boolean;
  is_cancelled: boolean;
  is_over: boolean;
  version: number;
}

/** What a query has to read of a class for staff. */
export const withSeries = { series: { select: { endedAt: true } } } as const;

type RowWithSeries = YogaClass & { series: { endedAt: Date | null } | null };

export function staffClass(row: RowWithSeries, now: Date): StaffClass {
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
