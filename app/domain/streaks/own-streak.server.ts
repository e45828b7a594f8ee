import { t } from '~/i18n/messages/message';
import { addDays, type LocalDate, toLocalDate } from '~/lib/calendar';
import { VIEW_MEMBERS_PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import { getOpenDay } from '../class-days.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import {
  listMissedDays,
  getCurrentStreak,
  MAX_PAUSES_PER_WINDOW,
  PAUSE_WINDOW_DAYS,
  getMaxRestDays,
  type Streak,
  getStreakDayStatus,
} from './policy';
import type { OwnStreak } from './responses';

/** Number of recent class days in the API. */
const RECENT_DAYS = 60;

/** Number of class days on the streak page: a year of daily classes. */
const YEAR_DAYS = 366;

interface StreakRow extends Streak {
  created_at: Date;
  is_class_day: boolean;
  pauses: number;
  days: { date: LocalDate; attended: boolean; excused: boolean }[];
}

/** Returns the acting member's streak and recent class days. Source: docs/rules.md#kind-streaks. */
export async function getOwnStreak(ctx: Context): Promise<OwnStreak> {
  return readStreak(ctx, requireMember(ctx), RECENT_DAYS);
}

/** Returns the acting member's streak with the class days of the last year. */
export async function getOwnStreakYear(ctx: Context): Promise<OwnStreak> {
  return readStreak(ctx, requireMember(ctx), YEAR_DAYS);
}

/** Returns a member's streak for staff. Throws `not_found` if there is no such member. */
export async function getMemberStreak(ctx: Context, memberId: number): Promise<OwnStreak> {
  requireAdmin(ctx, ...VIEW_MEMBERS_PERMISSIONS);
  return readStreak(ctx, memberId, RECENT_DAYS);
}

async function readStreak(ctx: Context, memberId: number, dayCount: number): Promise<OwnStreak> {
  const today = ctx.clock.today();
  const [{ firstOpenDay, classDays }, row] = await Promise.all([
    getOpenDay(ctx),
    readRow(ctx, memberId, { today, dayCount }),
  ]);
  const { pausedUntil } = row;
  const current_streak = getCurrentStreak(row, classDays);
  const rests = getMaxRestDays(ctx.community);
  const isAlive = current_streak > 0;
  const missed = isAlive ? listMissedDays(row, classDays) : [];
  const rested = new Set([...row.restedOn, ...missed]);
  const joinedOn = toLocalDate(row.created_at, ctx.clock.timeZone);
  const days = row.days
    .filter(({ date, attended }) => (attended ? date >= joinedOn : date > joinedOn && date < firstOpenDay))
    .slice(0, dayCount)
    .map(({ date, attended, excused }) => ({ date, status: getStreakDayStatus(date, { attended, excused, rested }) }));
  return {
    current_streak,
    longest_streak: row.longest,
    rest_days_left: isAlive ? Math.min(rests, row.restsLeft) - missed.length : rests,
    rested_on: missed[0] ?? null,
    paused_until: pausedUntil !== null && pausedUntil >= today ? pausedUntil : null,
    is_class_day: row.is_class_day,
    pauses_left: rests === 0 ? 0 : Math.max(0, MAX_PAUSES_PER_WINDOW - row.pauses),
    days,
  };
}

async function readRow(
  ctx: Context,
  memberId: number,
  { today, dayCount }: { today: LocalDate; dayCount: number },
): Promise<StreakRow> {
  const [row] = await ctx.sql<StreakRow[]>`
    WITH RECURSIVE latest AS (
      (SELECT class_date, is_excused, 1 AS nth FROM class_days WHERE class_date <= ${today}::date ORDER BY class_date DESC LIMIT 1)
      UNION ALL
      SELECT earlier.*, nth + 1 FROM latest CROSS JOIN LATERAL (
        SELECT class_days.class_date, class_days.is_excused FROM class_days WHERE class_days.class_date < latest.class_date
        ORDER BY class_days.class_date DESC LIMIT 1
      ) AS earlier WHERE nth <= ${dayCount}
    ), came AS (
      SELECT DISTINCT class_date FROM attendances
      WHERE member_id = ${memberId} AND class_date >= coalesce((SELECT min(class_date) FROM latest HAVING count(*) > ${dayCount}), '-infinity')
    ), days AS (
      SELECT class_date, came.class_date IS NOT NULL AS attended, coalesce(is_excused, false) OR EXISTS (
          SELECT FROM streak_pauses WHERE member_id = ${memberId} AND class_date BETWEEN from_day AND until_day
            AND ${ctx.community.streakKindness}
        ) AS excused
      FROM latest FULL JOIN came USING (class_date)
    )
    SELECT created_at, current_streak AS current, longest_streak AS longest, rests_left AS "restsLeft", rested_on::text[] AS "restedOn",
      last_attended_on::text AS "lastAttendedOn", paused_until::text AS "pausedUntil",
      EXISTS (SELECT FROM latest WHERE class_date = ${today}::date) AS is_class_day,
      (SELECT count(*)::int FROM streak_pauses
        WHERE member_id = members.id AND NOT by_staff AND from_day > ${addDays(today, -PAUSE_WINDOW_DAYS)}::date) AS pauses,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('date', class_date, 'attended', attended, 'excused', excused)
        ORDER BY class_date DESC), '[]') FROM days) AS days
    FROM members WHERE id = ${memberId}`;
  if (!row) throw new DomainError('not_found', t('Member not found.'));
  return row;
}
