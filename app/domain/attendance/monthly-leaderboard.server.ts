import { listRecentClassDays } from '../class-days.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { toLeaderboardEntry, getNextTitleProgress, LEADERBOARD_SIZE } from './leaderboard-entry';
import { compareMonthlyRank, MAX_EXACT_RANK, getFirstDayOfMonth, countDaysToOvertake } from './policy';
import type { Leaderboard, LeaderboardEntry, OwnRank } from './responses';
import { t } from '~/i18n/messages/message';

interface Row {
  member_id: number;
  name: string;
  total: number;
  streak: number;
  mornings: number;
  classes: number;
  shows_short_name: boolean;
}

/**
 * Returns the monthly leaderboard from the latest count by the worker, combined with the acting
 * member's current values. Source: docs/rules.md#leaderboard.
 */
export async function getMonthlyLeaderboard(ctx: Context): Promise<Leaderboard> {
  const memberId = requireMember(ctx);
  const month = getFirstDayOfMonth(ctx.clock.today());
  const [counted, me] = await Promise.all([
    ctx.recent.read(`leaderboard of ${month}`, () => readPlaces(ctx, month)),
    readOwn(ctx, memberId, month),
  ]);
  const places = addOwnEntry(counted, me);
  return {
    period: 'month',
    leaderboard: places.slice(0, LEADERBOARD_SIZE).map((row, index) => ({ rank: index + 1, ...toMonthlyEntry(row) })),
    me: { ...toMonthlyEntry(me), ...getRank(me, places), ...getNextTitleProgress(me) },
  };
}

function toMonthlyEntry(row: Row): Omit<LeaderboardEntry, 'rank'> {
  return {
    ...toLeaderboardEntry({ ...row, id: row.member_id }),
    month_mornings: row.mornings,
    month_classes: row.classes,
  };
}

function addOwnEntry(counted: readonly Row[], me: OwnRow): Row[] {
  const others = counted.filter(({ member_id }) => member_id !== me.member_id);
  const last = others.at(-1);
  const isAmong = me.mornings > 0 && (others.length < MAX_EXACT_RANK || !last || compareMonthlyRank(me, last) < 0);
  return isAmong ? [...others, me].toSorted(compareMonthlyRank) : others;
}

function getRank(
  me: OwnRow,
  places: readonly Row[],
): Pick<OwnRank, 'rank' | 'rank_is_estimate' | 'mornings_to_next_place'> {
  const index = places.findIndex(({ member_id }) => member_id === me.member_id);
  if (index >= 0) {
    const above = places[index - 1];
    return {
      rank: index + 1,
      rank_is_estimate: false,
      mornings_to_next_place: above ? countDaysToOvertake(above, me) : null,
    };
  }
  const rank = me.mornings === 0 || me.above === null ? null : Math.max(me.above, MAX_EXACT_RANK) + 1;
  return { rank, rank_is_estimate: me.mornings > 0, mornings_to_next_place: null };
}

async function readPlaces(ctx: Context, month: string): Promise<Row[]> {
  const classDays = await listRecentClassDays(ctx);
  return ctx.standbySql<Row[]>`
    SELECT member_id, name, shows_short_name, total_classes_attended AS total, get_current_streak(members, ${classDays}::date[]) AS streak, mornings, classes
    FROM monthly_places JOIN members ON members.id = member_id
    WHERE month = ${month}::date ORDER BY place LIMIT ${MAX_EXACT_RANK}`;
}

interface OwnRow extends Row {
  above: number | null;
}

async function readOwn(ctx: Context, memberId: number, month: string): Promise<OwnRow> {
  const classDays = await listRecentClassDays(ctx);
  const [row] = await ctx.sql<OwnRow[]>`
    SELECT own.*, (
      SELECT members_above FROM monthly_steps
      WHERE (monthly_steps.mornings, monthly_steps.classes) <= (own.mornings, own.classes) AND month = ${month}::date
      ORDER BY monthly_steps.mornings DESC, monthly_steps.classes DESC LIMIT 1
    ) AS above
    FROM (
      SELECT id AS member_id, name, shows_short_name, total_classes_attended AS total, get_current_streak(members, ${classDays}::date[]) AS streak, marks.*
      FROM members CROSS JOIN LATERAL (
        SELECT count(DISTINCT class_date)::int AS mornings, (count(*) FILTER (WHERE counts_for_member))::int AS classes
        FROM attendances
        WHERE attendances.member_id = members.id
          AND class_date >= ${month}::date AND class_date < ${month}::date + interval '1 month'
      ) AS marks WHERE id = ${memberId}
    ) AS own`;
  if (!row) throw new DomainError('not_found', t('Member not found.'));
  return row;
}
