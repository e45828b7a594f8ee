import type { z } from 'zod';
import { CLASS_FULL, onceMore, sqlStateOf } from '~/db/sql-state';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { ENDED, FULL, NOT_STARTED } from '../classes/policy';
import { actingMember } from '../members/acting-member';
import { RANKS } from '../members/policy';
import { creditFirstClass } from '../referrals/credit-referral.server';
import { DAYS_PER_REST, MARK_AFTER_END_MINUTES, REMEMBERED_RESTS, restsOf } from '../streaks/policy';
import { MARKS_BY_MEMBER } from './policy';
import type { markAttendanceSchema } from './schemas';
import type { MarkedAttendance } from './responses';
import { say } from '~/i18n/messages/say';

export const ALREADY_MARKED = say('Attendance already marked for this class');
const INVALID_REQUEST = say('Invalid attendance request');

interface Outcome {
  right_date: boolean;
  started: boolean;
  ended: boolean;
  already: boolean;
  full: boolean;
  marked: boolean;
  first_of_day: boolean | null;
  needs_replay: boolean | null;
  new_streak: number | null;
  new_title: string | null;
  awaits_credit: boolean;
}

/**
 * Marks the acting member as attending a class: the mark, the class's count and the member's streak, totals and title in one statement, so
 * in one round trip. Throws not_found, conflict when it is marked already, invalid for a wrong date, a class that is not open or has no
 * place left. Source: docs/rules.md#marking.
 */
export async function markAttendance(
  ctx: Context,
  input: z.output<typeof markAttendanceSchema>,
): Promise<MarkedAttendance> {
  const memberId = actingMember(ctx);
  await ctx.limits.take(MARKS_BY_MEMBER, String(memberId));
  const outcome = await mark(ctx, memberId, input);
  if (!outcome) throw new DomainError('not_found', say('Class not found.'));
  if (!outcome.right_date) throw new DomainError('invalid', INVALID_REQUEST);
  if (outcome.already) throw new DomainError('conflict', ALREADY_MARKED);
  if (!outcome.started) throw new DomainError('invalid', NOT_STARTED);
  if (outcome.ended) throw new DomainError('invalid', ENDED);
  if (outcome.full) throw new DomainError('invalid', FULL);
  if (!outcome.marked) throw new DomainError('conflict', ALREADY_MARKED);
  if (outcome.needs_replay) await ctx.enqueue('recalculate-member', { memberId });
  if (outcome.awaits_credit) await creditReferrer(ctx, memberId);
  return {
    streak_updated: outcome.first_of_day ?? false,
    new_streak: outcome.new_streak ?? 0,
    new_title: outcome.new_title,
  };
}

async function mark(
  ctx: Context,
  memberId: number,
  input: z.output<typeof markAttendanceSchema>,
): Promise<Outcome | undefined> {
  try {
    const [outcome] = await onceMore(() => insertMark(ctx, memberId, input));
    return outcome;
  } catch (error) {
    if (sqlStateOf(error) === CLASS_FULL) throw new DomainError('invalid', FULL);
    throw error;
  }
}

/** The mark stands whatever becomes of the karma: what is missed here the nightly job gives. */
async function creditReferrer(ctx: Context, memberId: number): Promise<void> {
  await creditFirstClass(ctx, memberId).catch((err: unknown) => {
    ctx.log.warn({ err, memberId }, 'a referrer was not credited yet');
  });
}

/**
 * The insert answers for a double tap itself. A class seen as full is left alone; among those who rush for its last places the trigger that
 * counts them refuses one too many, which undoes all of its mark.
 */
function insertMark(ctx: Context, memberId: number, input: z.output<typeof markAttendanceSchema>): Promise<Outcome[]> {
  const now = ctx.clock.now();
  const opening = new Date(now.getTime() + ctx.community.earlyJoinMinutes * 60_000);
  const closing = new Date(now.getTime() - MARK_AFTER_END_MINUTES * 60_000);
  const [titles, thresholds] = [RANKS.map(({ title }) => title), RANKS.map(({ fromClasses }) => fromClasses)];
  const rests = restsOf(ctx.community);
  return ctx.db.$queryRaw<Outcome[]>`
    WITH class AS (
      SELECT id, class_date, class_date = ${input.attendance_date}::date AS right_date, starts_at <= ${opening} AS started,
        ends_at < ${closing} AS ended, EXISTS (SELECT FROM attendances WHERE member_id = ${memberId} AND class_id = classes.id) AS already,
        attendance_count >= max_participants AS "full"
      FROM held_classes AS classes WHERE id = ${input.class_id}
    ), marked AS (
      INSERT INTO attendances (member_id, class_id, class_date, marked_at)
      SELECT ${memberId}, id, class_date, ${now} FROM class WHERE right_date AND started AND NOT (ended OR already OR class."full")
      ON CONFLICT (member_id, class_id) DO NOTHING
      RETURNING class_date
    ), locked AS (
      SELECT members.id, title, current_streak, rests_left, rested_on, total_classes_attended + 1 AS total, marked.class_date AS day,
        last_attended_on IS DISTINCT FROM marked.class_date
          AND NOT EXISTS (SELECT FROM attendances WHERE member_id = members.id AND class_date = marked.class_date) AS first_of_day,
        coalesce(last_attended_on > marked.class_date, false) AS out_of_order, coalesce(paused_until >= marked.class_date, false) AS paused,
        days_missed(members, class_days) AS missed
      FROM members, marked, class_days_before(marked.class_date) WHERE members.id = ${memberId} FOR NO KEY UPDATE OF members
    ), line AS (
      SELECT *, first_of_day AND NOT out_of_order AS grows, current_streak > 0 AND cardinality(missed) <= rests_left AS goes_on FROM locked
    ), grown AS (
      SELECT *, CASE WHEN NOT grows THEN current_streak WHEN goes_on THEN current_streak + 1 ELSE 1 END AS streak,
        CASE WHEN NOT grows THEN rests_left WHEN goes_on THEN rests_left - cardinality(missed) ELSE ${rests}::int END AS rests
      FROM line
    ), next AS (
      SELECT id, day, first_of_day, out_of_order OR paused AS needs_replay, total, title, streak,
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
        updated_at = ${now}
      FROM next WHERE members.id = next.id
    )
    SELECT right_date, started, ended, already, class."full", next.id IS NOT NULL AS marked, streak AS new_streak, first_of_day, needs_replay,
      nullif(earned, title) AS new_title,
      next.id IS NOT NULL AND EXISTS (SELECT FROM referrals WHERE friend_id = ${memberId} AND awaits_class) AS awaits_credit
    FROM class LEFT JOIN next ON true`;
}
