import { listRecentClassDays } from '../class-days.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { type Face, findFace } from '../members/policy';
import { requireMember } from '../members/require-member';
import { toLeaderboardEntry, getNextTitleProgress, LEADERBOARD_SIZE } from './leaderboard-entry';
import { getMonthlyLeaderboard } from './monthly-leaderboard.server';
import { MAX_EXACT_RANK, countDaysToOvertake } from './policy';
import type { Leaderboard, LeaderboardEntry, OwnRank } from './responses';
import type { LeaderboardInput } from './schemas';
import { t } from '~/i18n/messages/message';

/** Number of members that are shown above and below the acting member. */
const NEIGHBOURS = 2;

/** Maximum number of friends in the list. The newest friends are used. */
const MAX_FRIENDS = 50;

interface Row {
  id: number;
  name: string;
  total: number;
  streak: number;
  face: string | null;
  shows_short_name: boolean;
  place: number;
}

/** Returns the top members and the acting member's own rank. Source: docs/rules.md#leaderboard. */
export function getLeaderboard(ctx: Context, { period }: LeaderboardInput = { period: 'all' }): Promise<Leaderboard> {
  return period === 'month' ? getMonthlyLeaderboard(ctx) : getStreakLeaderboard(ctx);
}

async function getStreakLeaderboard(ctx: Context): Promise<Leaderboard> {
  const { places, me } = await readStreaks(ctx);
  const leaderboard = places.slice(0, LEADERBOARD_SIZE).map((row) => ({ rank: row.place, ...toLeaderboardEntry(row) }));
  return { period: 'all', leaderboard, me: toOwnRank(me, places) };
}

/** Members whose rank is next to the acting member's, or the member's friends, with the member. */
export interface NearbyLeaderboard {
  /** `rank` is null if it is greater than MAX_EXACT_RANK. */
  entries: (Omit<LeaderboardEntry, 'rank'> & { rank: number | null; face: Face | null })[];
  me: OwnRank;
}

/**
 * Returns the acting member with two members above and two below. At rank 1 or 2, returns the ranks
 * 1 to 5. Before the first class, the list is empty.
 */
export async function getLeaderboardAroundMe(ctx: Context): Promise<NearbyLeaderboard> {
  const { places, me } = await readStreaks(ctx);
  const own = toOwnRank(me, places);
  if (me.total === 0) return { entries: [], me: own };
  const index = places.findIndex(({ id }) => id === me.id);
  if (index >= 0) {
    const from = Math.max(0, index - NEIGHBOURS);
    const around = places.slice(from, from + 2 * NEIGHBOURS + 1);
    return { entries: around.map((row) => toNearbyEntry(row, row.place)), me: own };
  }
  const [above, below] = await readNeighbours(ctx, me);
  const list = [...above.toReversed(), me, ...below];
  return { entries: list.map((row) => toNearbyEntry(row, null)), me: own };
}

/**
 * Returns the acting member and their friends, who joined with the member's code or whose code the
 * member joined with, ordered by current streak. Friends see full names.
 */
export async function getFriendsLeaderboard(ctx: Context): Promise<NearbyLeaderboard> {
  const [{ places, me }, friends] = await Promise.all([readStreaks(ctx), readFriends(ctx)]);
  const own = toOwnRank(me, places);
  if (friends.length === 0) return { entries: [], me: own };
  const list = [...friends, me].toSorted((one, other) => other.streak - one.streak || other.total - one.total);
  return {
    entries: list.map((row, at) => toNearbyEntry({ ...row, shows_short_name: false }, at + 1)),
    me: own,
  };
}

function toNearbyEntry(row: Neighbour, rank: number | null): NearbyLeaderboard['entries'][number] {
  return { ...toLeaderboardEntry(row), rank, face: findFace(row.face) };
}

async function readStreaks(ctx: Context) {
  const memberId = requireMember(ctx);
  const [places, me] = await Promise.all([
    ctx.recent.read('leaderboard', () => readPlaces(ctx)),
    readOwn(ctx, memberId),
  ]);
  return { places, me };
}

function toOwnRank(me: OwnRow, places: readonly Row[]): OwnRank {
  return { ...toLeaderboardEntry(me), ...getRank(me, places), ...getNextTitleProgress(me) };
}

type Neighbour = Omit<Row, 'place'>;

// Each side reads more rows than it returns, because streaks that have expired since the last run
// of the worker are filtered out.
async function readNeighbours(ctx: Context, me: OwnRow): Promise<[Neighbour[], Neighbour[]]> {
  const classDays = await listRecentClassDays(ctx);
  return Promise.all([
    ctx.standbySql<Neighbour[]>`
      SELECT id, name, face, shows_short_name, classes AS total, streak FROM (
        SELECT member_id, streak, classes FROM leaderboard_entries
        WHERE (streak, classes) > (${me.streak}::int, ${me.total}::int) AND classes > 0
        ORDER BY streak, classes, longest, member_id DESC LIMIT 100
      ) AS near JOIN members ON id = member_id
      WHERE get_current_streak(members, ${classDays}::date[]) = streak
      ORDER BY streak, classes LIMIT ${NEIGHBOURS}`,
    ctx.standbySql<Neighbour[]>`
      SELECT id, name, face, shows_short_name, classes AS total, streak FROM (
        SELECT member_id, streak, classes FROM leaderboard_entries
        WHERE (streak, classes) <= (${me.streak}::int, ${me.total}::int) AND classes > 0 AND member_id <> ${me.id}
        ORDER BY streak DESC, classes DESC, longest DESC, member_id LIMIT 100
      ) AS near JOIN members ON id = member_id
      WHERE get_current_streak(members, ${classDays}::date[]) = streak
      ORDER BY streak DESC, classes DESC LIMIT ${NEIGHBOURS}`,
  ]);
}

async function readFriends(ctx: Context): Promise<Neighbour[]> {
  const memberId = requireMember(ctx);
  const classDays = await listRecentClassDays(ctx);
  return ctx.sql<Neighbour[]>`
    SELECT members.id, name, face, shows_short_name, total_classes_attended AS total,
      get_current_streak(members, ${classDays}::date[]) AS streak
    FROM (
      (SELECT friend_id AS id FROM referrals WHERE referrer_id = ${memberId} ORDER BY created_at DESC, id LIMIT ${MAX_FRIENDS})
      UNION SELECT referrer_id FROM referrals WHERE friend_id = ${memberId}
    ) AS friends JOIN members USING (id)`;
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
    const mornings_to_next_place = above ? countDaysToOvertake(toCounts(above), toCounts(own)) : null;
    return { rank: own.place, rank_is_estimate: false, mornings_to_next_place };
  }
  return {
    rank: me.above === null ? null : Math.max(me.above, MAX_EXACT_RANK) + 1,
    rank_is_estimate: true,
    ...further,
  };
}

function toCounts({ streak, total }: Row) {
  return { mornings: streak, classes: total };
}

// If fewer than MAX_EXACT_RANK members have a current streak, the remaining places go to other
// members, ordered by number of classes. These members are all among the 2 × MAX_EXACT_RANK members
// with the most classes, so no more rows need to be read.
async function readPlaces(ctx: Context): Promise<Row[]> {
  const classDays = await listRecentClassDays(ctx);
  return ctx.standbySql<Row[]>`
    WITH living AS MATERIALIZED (
      SELECT id, name, face, shows_short_name, classes AS total, longest, streak FROM leaderboard_entries JOIN members ON id = member_id
      WHERE streak > 0
        AND get_current_streak(members, ${classDays}::date[]) > 0
      ORDER BY streak DESC, classes DESC, longest DESC, member_id LIMIT ${MAX_EXACT_RANK}
    ), resting AS MATERIALIZED (
      SELECT id, name, face, shows_short_name, classes AS total, longest, 0 AS streak FROM (
        SELECT member_id, classes, longest FROM leaderboard_entries WHERE classes > 0
        ORDER BY classes DESC, longest DESC, member_id LIMIT ${2 * MAX_EXACT_RANK}
      ) AS most JOIN members ON id = member_id
      WHERE NOT get_current_streak(members, ${classDays}::date[]) > 0
      ORDER BY classes DESC, longest DESC, member_id LIMIT (SELECT ${MAX_EXACT_RANK} - count(*) FROM living)
    )
    SELECT id, name, face, shows_short_name, total, streak, (row_number() OVER (ORDER BY streak DESC, total DESC, longest DESC, id))::int AS place
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
      SELECT id, name, face, shows_short_name, total_classes_attended AS total, get_current_streak(members, ${classDays}::date[]) AS streak
      FROM members WHERE id = ${memberId}
    ) AS own`;
  if (!row) throw new DomainError('not_found', t('Member not found.'));
  return row;
}
