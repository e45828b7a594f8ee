import { listRecentClassDays } from '../class-days.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { toLeaderboardEntry, getNextTitleProgress, LEADERBOARD_SIZE } from './leaderboard-entry';
import { getMonthlyLeaderboard } from './monthly-leaderboard.server';
import { MAX_EXACT_RANK, countDaysToOvertake } from './policy';
import type { Leaderboard, OwnRank } from './responses';
import type { LeaderboardInput } from './schemas';
import { t } from '~/i18n/messages/message';

interface Row {
  id: number;
  name: string;
  total: number;
  streak: number;
  place: number;
}

/** Returns the top members and the acting member's own rank. Source: docs/rules.md#leaderboard. */
export function getLeaderboard(ctx: Context, { period }: LeaderboardInput = { period: 'all' }): Promise<Leaderboard> {
  return period === 'month' ? getMonthlyLeaderboard(ctx) : getStreakLeaderboard(ctx);
}

async function getStreakLeaderboard(ctx: Context): Promise<Leaderboard> {
  const memberId = requireMember(ctx);
  const [places, me] = await Promise.all([
    ctx.recent.read('leaderboard', () => readPlaces(ctx)),
    readOwn(ctx, memberId),
  ]);
  const leaderboard = places.slice(0, LEADERBOARD_SIZE).map((row) => ({ rank: row.place, ...toLeaderboardEntry(row) }));
  const place = getRank(me, places);
  return { period: 'all', leaderboard, me: { ...toLeaderboardEntry(me), ...place, ...getNextTitleProgress(me) } };
}

/**
 * Returns the member's rank. Ranks near the top are counted exactly. Lower ranks are estimated from
 * the latest count by the worker.
 */
function getRank(
  me: OwnRow,
  places: readonly Row[],
): Pick<OwnRank, 'rank' | 'rank_is_estimate' | 'mornings_to_next_place'> {
  const further = { mornings_to_next_place: null };
  if (me.total === 0) return { rank: null, rank_is_estimate: false, ...further };
  const own = places.find(({ id }) => id === me.id);
  if (own) {
    const above = places[own.place - 2];
    const mornings_to_next_place = above ? countDaysToOvertake(asMornings(above), asMornings(own)) : null;
    return { rank: own.place, rank_is_estimate: false, mornings_to_next_place };
  }
  return {
    rank: me.above === null ? null : Math.max(me.above, MAX_EXACT_RANK) + 1,
    rank_is_estimate: true,
    ...further,
  };
}

function asMornings({ streak, total }: Row) {
  return { mornings: streak, classes: total };
}

// If fewer than MAX_EXACT_RANK members have a current streak, the remaining places go to other
// members, ordered by number of classes. These members are all among the 2 × MAX_EXACT_RANK members
// with the most classes, so no more rows need to be read.
async function readPlaces(ctx: Context): Promise<Row[]> {
  const classDays = await listRecentClassDays(ctx);
  return ctx.standbySql<Row[]>`
    WITH living AS MATERIALIZED (
      SELECT id, name, classes AS total, longest, streak FROM leaderboard_entries JOIN members ON id = member_id
      WHERE streak > 0
        AND get_current_streak(members, ${classDays}::date[]) > 0
      ORDER BY streak DESC, classes DESC, longest DESC, member_id LIMIT ${MAX_EXACT_RANK}
    ), resting AS MATERIALIZED (
      SELECT id, name, classes AS total, longest, 0 AS streak FROM (
        SELECT member_id, classes, longest FROM leaderboard_entries WHERE classes > 0
        ORDER BY classes DESC, longest DESC, member_id LIMIT ${2 * MAX_EXACT_RANK}
      ) AS most JOIN members ON id = member_id
      WHERE NOT get_current_streak(members, ${classDays}::date[]) > 0
      ORDER BY classes DESC, longest DESC, member_id LIMIT (SELECT ${MAX_EXACT_RANK} - count(*) FROM living)
    )
    SELECT id, name, total, streak, (row_number() OVER (ORDER BY streak DESC, total DESC, longest DESC, id))::int AS place
    FROM (SELECT * FROM living UNION ALL SELECT * FROM resting) AS counted ORDER BY place`;
}

interface OwnRow extends Omit<Row, 'place'> {
  above: number | null;
}

async function readOwn(ctx: Context, memberId: number): Promise<OwnRow> {
  const classDays = await listRecentClassDays(ctx);
  const [row] = await ctx.sql<OwnRow[]>`
    SELECT own.*, (
      SELECT members_above FROM leaderboard_steps WHERE (leaderboard_steps.streak, classes) <= (own.streak, own.total)
      ORDER BY leaderboard_steps.streak DESC, classes DESC LIMIT 1
    ) AS above
    FROM (
      SELECT id, name, total_classes_attended AS total, get_current_streak(members, ${classDays}::date[]) AS streak
      FROM members WHERE id = ${memberId}
    ) AS own`;
  if (!row) throw new DomainError('not_found', t('Member not found.'));
  return row;
}
