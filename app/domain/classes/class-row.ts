import type { YogaClass } from '~/db/generated/client';
import { dayNameOf, fromDatabaseDate, fromDatabaseTime } from '~/lib/calendar';
import { translationsIn } from '../translations';
import type { StaffClass } from './responses';
import { classTypeName, toldPlaces } from './policy';

export const held = { deleted_at: null, cancelled_at: null } as const;

export const withSeries = { series: { select: { ended_at: true } } } as const;

type RowWithSeries = YogaClass & { series: { ended_at: Date | null } | null };

export function staffClassOf(row: RowWithSeries, now: Date): StaffClass {
  const day = dayNameOf(fromDatabaseDate(row.class_date));
  return {
    id: row.id,
    ...editableFields(row),
    day_of_week: day,
    day,
    attendance_count: row.attendance_count,
    average_rating: row.rating_count === 0 ? 0 : Math.round((10 * row.rating_sum) / row.rating_count) / 10,
    total_ratings: row.rating_count,
    series_id: row.series_id,
    repeats: row.series?.ended_at === null,
    is_cancelled: row.cancelled_at !== null,
    cancel_reason: row.cancel_reason,
    is_over: row.ends_at < now,
    version: row.version,
  };
}

export function editableFields(row: YogaClass) {
  return {
    title: row.title,
    description: row.description,
    class_date: fromDatabaseDate(row.class_date),
    start_time: fromDatabaseTime(row.start_time),
    end_time: fromDatabaseTime(row.end_time),
    ...toldPlaces(row),
    live_link: row.live_link,
    instructor: row.instructor,
    class_type: classTypeName(row.class_type),
    location: row.location,
    translations: translationsIn(row.translations),
  };
}
