import type { YogaClass } from '~/db/generated/client';
import { getDayName, fromDatabaseDate, fromDatabaseTime } from '~/lib/calendar';
import { readTranslations } from '../translations';
import type { StaffClass } from './responses';
import { getClassTypeName, toApiCapacity } from './policy';

export const ACTIVE_CLASS_FILTER = { deleted_at: null, cancelled_at: null } as const;

export const INCLUDE_CLASS_SERIES = { series: { select: { ended_at: true } } } as const;

type RowWithSeries = YogaClass & { series: { ended_at: Date | null } | null };

export function toStaffClass(row: RowWithSeries, now: Date): StaffClass {
  const day = getDayName(fromDatabaseDate(row.class_date));
  return {
    id: row.id,
    ...pickEditableClassFields(row),
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
    is_imported: row.import_id !== null,
    version: row.version,
  };
}

export function pickEditableClassFields(row: YogaClass) {
  return {
    title: row.title,
    description: row.description,
    class_date: fromDatabaseDate(row.class_date),
    start_time: fromDatabaseTime(row.start_time),
    end_time: fromDatabaseTime(row.end_time),
    ...toApiCapacity(row),
    live_link: row.live_link,
    instructor: row.instructor,
    class_type: getClassTypeName(row.class_type),
    location: row.location,
    translations: readTranslations(row.translations),
  };
}
