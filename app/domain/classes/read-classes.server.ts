import type { LocalDate } from '~/lib/calendar';
import type { Context } from '../context';
import { loadMemberRowInBatch } from '../members/load-member-row-in-batch.server';
import type { Translations } from '../translations';
import type { ClassType } from './policy';

export interface ClassRow {
  id: number;
  title: string;
  description: string;
  instructor: string;
  class_type: ClassType;
  date: LocalDate;
  start_time: string;
  end_time: string;
  starts_at: Date;
  ends_at: Date;
  attendance_count: number;
  max_participants: number | null;
  live_link: string | null;
  is_cancelled: boolean;
  cancel_reason: string | null;
  cancel_translations: Translations;
  translations: Translations;
}

/**
 * Returns all classes between two dates, including cancelled ones, ordered by start. Uses a single
 * query.
 */
export function readClasses(ctx: Context, from: LocalDate, to: LocalDate): Promise<ClassRow[]> {
  return ctx.sql<ClassRow[]>`
    SELECT id, title, description, instructor, class_type::text AS class_type, class_date::text AS date,
      start_time::text AS start_time, end_time::text AS end_time, starts_at, ends_at, count_class_attendances(classes) AS attendance_count, max_participants,
      live_link, cancelled_at IS NOT NULL AS is_cancelled, cancel_reason, cancel_translations, translations
    FROM classes WHERE class_date BETWEEN ${from}::date AND ${to}::date AND deleted_at IS NULL
    ORDER BY class_date, start_time, id`;
}

export interface MemberDayClasses {
  joined: ReadonlySet<number>;
  batch: string | null;
}

export async function readMemberDayClasses(ctx: Context, day: LocalDate): Promise<MemberDayClasses> {
  if (ctx.actor.kind !== 'member') return { joined: new Set(), batch: null };
  const own = await loadMemberRowInBatch(
    ctx,
    `classes ${day}`,
    ctx.actor.memberId,
    (ids) => ctx.sql<{ id: number; joined: number[]; batch: string | null }[]>`
    SELECT id, ARRAY(SELECT class_id FROM attendances WHERE member_id = members.id AND class_date = ${day}::date) AS joined,
      (SELECT start_time::text FROM batches WHERE batches.id = batch_id) AS batch
    FROM members WHERE id = ANY(${ids}::int[])`,
  );
  return { joined: new Set(own?.joined), batch: own?.batch ?? null };
}
