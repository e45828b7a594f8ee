import type { SqlTag } from '~/db/client.server';
import type { Context } from '../context';
import {
  evaluateJoinAttempt,
  type LockedMember,
  type AcceptedAttendance,
  type ClassDayFacts,
  type AttendanceRow,
  type AttendanceRejection,
  type JoinAttempt,
} from './evaluate-join-attempt';

export type AttendanceOutcome = { marked: false; refusal: AttendanceRejection } | AcceptedAttendance;

/**
 * Inserts attendances for the taps of different members. Refused taps are skipped, and all other
 * attendances are inserted or none. Returns one outcome per tap. Source: docs/rules.md#marking.
 */
export async function insertAttendances(
  ctx: Context,
  sql: SqlTag,
  taps: readonly JoinAttempt[],
): Promise<AttendanceOutcome[]> {
  const members = await lockMembers(sql, taps);
  const days = await readDays(sql, taps);
  const decisions = taps.map((tap) => evaluateJoinAttempt(ctx, tap, { days, members }));
  const rows = decisions.flatMap((decision) => ('row' in decision ? [decision.row] : []));
  const inserted = rows.length === 0 ? new Set() : await insertRows(sql, rows);
  return decisions.map((decision): AttendanceOutcome => {
    if ('refusal' in decision) return { marked: false, refusal: decision.refusal };
    return inserted.has(decision.row.id) ? decision.mark : { marked: false, refusal: 'already_marked' };
  });
}

/** Locks the members in id order, so that two groups cannot deadlock. */
async function lockMembers(sql: SqlTag, taps: readonly JoinAttempt[]): Promise<Map<number, LockedMember>> {
  const members = await sql<LockedMember[]>`
    SELECT id, total_classes_attended, total_days_attended, title, needs_recalculation, current_streak AS current, longest_streak AS longest,
      rests_left AS "restsLeft", rested_on::text[] AS "restedOn", last_attended_on::text AS "lastAttendedOn",
      paused_until::text AS "pausedUntil",
      EXISTS (SELECT FROM referrals WHERE friend_id = members.id AND awaits_class AND NOT awaits_proof) AS awaits_credit
    FROM members WHERE id = ANY (${taps.map(({ memberId }) => memberId)}::int[]) ORDER BY id FOR NO KEY UPDATE`;
  return new Map(members.map((member) => [member.id, member]));
}

/**
 * Reads the class days after the members are locked, so that attendances that were committed during
 * the wait for the locks are included.
 */
function readDays(sql: SqlTag, taps: readonly JoinAttempt[]): Promise<ClassDayFacts[]> {
  const classIds = [...new Set(taps.map(({ input }) => input.class_id))];
  return sql<ClassDayFacts[]>`
    SELECT day::text AS date, class_days::text[] AS class_days_before,
      (SELECT json_agg(json_build_object('id', id, 'starts_at', starts_at, 'ends_at', ends_at,
          'is_full', coalesce(attendance_count >= max_participants, false)))
        FROM held_classes WHERE id = ANY (${classIds}::int[]) AND class_date = day) AS classes,
      (SELECT coalesce(json_agg(json_build_object('member_id', member_id, 'class_id', class_id, 'counts', counts_for_member,
          'starts_at', starts_at, 'ends_at', ends_at)), '[]')
        FROM attendances JOIN classes ON classes.id = class_id
        WHERE member_id = ANY (${taps.map(({ memberId }) => memberId)}::int[]) AND attendances.class_date = day) AS attendances
    FROM (SELECT DISTINCT class_date AS day FROM held_classes WHERE id = ANY (${classIds}::int[])) AS days, class_days_before(day)`;
}

/**
 * Inserts attendances and updates the streaks and totals of their members. Returns the ids of the
 * members whose attendance was inserted.
 */
async function insertRows(sql: SqlTag, rows: readonly AttendanceRow[]): Promise<Set<number>> {
  const members = await sql<{ id: number }[]>`
    WITH marks AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS mark (
        id int, class_id int, class_date date, marked_at timestamptz, counts_for_member boolean,
        total_classes_attended int, total_days_attended int, current_streak int, longest_streak int, rests_left int,
        rested_on date[], last_attended_on date, title text, needs_recalculation boolean)
    ), inserted AS (
      INSERT INTO attendances (member_id, class_id, class_date, marked_at, counts_for_member)
      SELECT id, class_id, class_date, marked_at, counts_for_member FROM marks
      ON CONFLICT (member_id, class_date, class_id) DO NOTHING
      RETURNING member_id
    )
    UPDATE members SET
      total_classes_attended = marks.total_classes_attended, total_days_attended = marks.total_days_attended,
      current_streak = marks.current_streak, longest_streak = marks.longest_streak, rests_left = marks.rests_left,
      rested_on = marks.rested_on, last_attended_on = marks.last_attended_on, title = marks.title,
      needs_recalculation = marks.needs_recalculation, updated_at = marked_at
    FROM marks JOIN inserted ON member_id = marks.id WHERE members.id = marks.id
    RETURNING members.id`;
  return new Set(members.map(({ id }) => id));
}
