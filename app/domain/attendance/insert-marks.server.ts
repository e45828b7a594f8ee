import type { z } from 'zod';
import type { Context } from '../context';
import { RANKS } from '../members/policy';
import { DAYS_PER_REST, MARK_AFTER_END_MINUTES, REMEMBERED_RESTS, restsOf } from '../streaks/policy';
import type { markAttendanceSchema } from './schemas';

export interface Tap {
  memberId: number;
  input: z.output<typeof markAttendanceSchema>;
  at: Date;
}

export interface Outcome {
  tap: number;
  right_date: boolean;
  started: boolean;
  ended: boolean;
  already: boolean;
  full: boolean;
  marked: boolean;
  left_alone: boolean;
  first_of_day: boolean | null;
  needs_replay: boolean | null;
  new_streak: number | null;
  new_title: string | null;
  awaits_credit: boolean;
}

/** Writes the marks that are allowed, all or nothing; locks members by id against deadlocks. */
export function insertMarks(ctx: Context, taps: readonly Tap[]): Promise<Outcome[]> {
  const [titles, thresholds] = [RANKS.map(({ title }) => title), RANKS.map(({ fromClasses }) => fromClasses)];
  const rests = restsOf(ctx.community);
  return ctx.db.$queryRaw<Outcome[]>`
    WITH earlier AS MATERIALIZED (
      SELECT list_attendances.* FROM (
        SELECT min(class_date) AS first_day, max(class_date) AS last_day FROM held_classes
        WHERE id = ANY (${taps.map(({ input }) => input.class_id)}::int[])
      ) AS span, list_attendances(${taps.map(({ memberId }) => memberId)}::int[], first_day, last_day)
    ), asked AS MATERIALIZED (
      SELECT (nr - 1)::int AS tap, tapped.member_id, tapped.class_id, at, class_date, starts_at, ends_at,
        class_date = attendance_date AS right_date,
        starts_at <= at + make_interval(mins => ${ctx.community.earlyJoinMinutes}::int) AS started,
        ends_at < at - make_interval(mins => ${MARK_AFTER_END_MINUTES}::int) AS ended,
        EXISTS (SELECT FROM earlier WHERE earlier.member_id = tapped.member_id AND earlier.class_id = tapped.class_id) AS already,
        coalesce(attendance_count >= max_participants, false) AS "full"
      FROM unnest(${taps.map(({ memberId }) => memberId)}::int[], ${taps.map(({ input }) => input.class_id)}::int[],
          ${taps.map(({ input }) => input.attendance_date)}::date[], ${taps.map(({ at }) => at)}::timestamptz[])
          WITH ORDINALITY AS tapped (member_id, class_id, attendance_date, at, nr)
        JOIN held_classes AS classes ON classes.id = tapped.class_id
    ), open AS (
      SELECT * FROM asked WHERE right_date AND started AND NOT (ended OR already OR "full")
    ), locked AS MATERIALIZED (
      SELECT id, members AS member FROM members WHERE id = ANY (ARRAY(SELECT member_id FROM open)) ORDER BY id FOR NO KEY UPDATE
    ), same_day AS MATERIALIZED (
      SELECT times.* FROM (
        SELECT array_agg(id) AS ids, min(class_date) AS first_day, max(class_date) AS last_day
        FROM open JOIN locked ON locked.id = member_id WHERE (member).last_attended_on >= class_date
      ) AS again, counted_times(ids, first_day, last_day) AS times
    ), marked AS (
      INSERT INTO attendances (member_id, class_id, class_date, marked_at, counts_for_member)
      SELECT member_id, class_id, class_date, at, NOT EXISTS (
          SELECT FROM same_day WHERE same_day.member_id = open.member_id
            AND (same_day.starts_at, same_day.ends_at) OVERLAPS (open.starts_at, open.ends_at)
        )
      FROM open JOIN locked ON locked.id = member_id
      ON CONFLICT (member_id, class_date, class_id) DO NOTHING
      RETURNING member_id, class_date, marked_at, counts_for_member
    ), days AS MATERIALIZED (
      SELECT day, class_days FROM (SELECT DISTINCT class_date AS day FROM marked) AS marked_on, class_days_before(day)
    ), settled AS MATERIALIZED (
      SELECT id, member, day, marked_at, (member).total_classes_attended + counts_for_member::int AS total,
        (member).current_streak, (member).rests_left, (member).rested_on,
        (member).last_attended_on IS DISTINCT FROM day
          AND NOT EXISTS (SELECT FROM earlier WHERE earlier.member_id = locked.id AND earlier.class_date = day) AS first_of_day,
        coalesce((member).last_attended_on > day, false) AS out_of_order, coalesce((member).paused_until >= day, false) AS paused,
        days_missed(member, class_days) AS missed
      FROM marked JOIN locked ON locked.id = member_id JOIN days ON day = class_date
    ), line AS (
      SELECT *, first_of_day AND NOT out_of_order AS grows, current_streak > 0 AND cardinality(missed) <= rests_left AS goes_on FROM settled
    ), grown AS (
      SELECT *, CASE WHEN NOT grows THEN current_streak WHEN goes_on THEN current_streak + 1 ELSE 1 END AS streak,
        CASE WHEN NOT grows THEN rests_left WHEN goes_on THEN rests_left - cardinality(missed) ELSE ${rests}::int END AS rests
      FROM line
    ), next AS (
      SELECT id, day, marked_at, first_of_day, out_of_order OR paused OR day < ${ctx.clock.today()}::date AS needs_replay,
        total, (member).title, streak,
        CASE WHEN grows AND streak % ${DAYS_PER_REST}::int = 0 THEN least(${rests}::int, rests + 1) ELSE rests END AS rests,
        CASE WHEN grows AND goes_on THEN (missed || rested_on)[1:${REMEMBERED_RESTS}::int] ELSE rested_on END AS rested,
        (${titles}::text[])[(SELECT count(*) FROM unnest(${thresholds}::int[]) AS threshold WHERE threshold <= total)] AS earned
      FROM grown
    ), counted AS (
      UPDATE members SET
        total_classes_attended = next.total,
        total_days_attended = total_days_attended + first_of_day::int,
        current_streak = streak,
        longest_streak = greatest(longest_streak, streak),
        rests_left = rests,
        rested_on = rested,
        last_attended_on = greatest(last_attended_on, day),
        title = earned,
        owes_replay = owes_replay OR needs_replay,
        updated_at = marked_at
      FROM next WHERE members.id = next.id
    )
    SELECT tap, right_date, started, ended, already, asked."full", next.id IS NOT NULL AS marked,
      asked.member_id NOT IN (SELECT id FROM locked) AS left_alone, streak AS new_streak, first_of_day, needs_replay,
      nullif(earned, title) AS new_title,
      next.id IS NOT NULL AND EXISTS (SELECT FROM referrals WHERE friend_id = asked.member_id AND awaits_class AND NOT awaits_proof) AS awaits_credit
    FROM asked LEFT JOIN next ON next.id = asked.member_id`;
}
