import { lastClassDays } from '../class-days.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { actingMember } from '../members/acting-member';
import { rankProgress, titleFor } from '../members/policy';
import type { Leaderboard, LeaderboardEntry, OwnStanding } from './responses';
import { say } from '~/i18n/messages/say';

const TOP = 20;

/** Places beyond these are not counted out but estimated, so that a request costs the same at a million members. */
const COUNTED_PLACES = 1000;

interface Row {
  id: number;
  name: string;
  total: number;
  streak: number;
  place: number;
}

/**
 * The twenty members with the longest living streaks, then the most classes, and where the acting member stands among all. A streak that a
 * missed class day has ended counts as none. Four queries at most, each along an index. Source: docs/rules.md#leaderboard.
 */
export async function getLeaderboard(ctx: Context): Promise<Leaderboard> {
  const memberId = actingMember(ctx);
  const [top, me] = await Promise.all([readTop(ctx), readOwn(ctx, memberId)]);
  const leaderboard = top.map((row) => ({ rank: row.place, ...entryOf(row) }));
  const listed = leaderboard.find(({ id }) => id === memberId)?.rank;
  const place = listed ? { rank: listed, rank_is_estimate: false } : await placeOf(ctx, memberId, me);
  const { next, missing } = rankProgress(me.total);
  return {
    leaderboard,
    me: { ...entryOf(me), ...place, next_title: next?.title ?? null, classes_to_next_title: missing },
  };
}

function entryOf({ id, name, total, streak }: Omit<Row, 'place'>): Omit<LeaderboardEntry, 'rank'> {
  return { id, name, total_classes_attended: total, current_streak: streak, title: titleFor(total) };
}

/** The first places in order, counted no further than needed; they are the same for everybody. */
function readTop(ctx: Context): Promise<Row[]> {
  return ctx.recent.read('leaderboard', () => readPlaces(ctx, { upTo: TOP }));
}

/** A member's place: counted out near the top, further down from what the worker counted last, none before the first class. */
async function placeOf(
  ctx: Context,
  memberId: number,
  { streak, total }: Pick<Row, 'streak' | 'total'>,
): Promise<Pick<OwnStanding, 'rank' | 'rank_is_estimate'>> {
  if (total === 0) return { rank: null, rank_is_estimate: false };
  const [[own], [step]] = await Promise.all([
    readPlaces(ctx, { upTo: COUNTED_PLACES, onlyId: memberId }),
    ctx.db.$queryRaw<{ above: number }[]>`
      SELECT members_above AS above FROM leaderboard_steps WHERE (streak, classes) <= (${streak}::int, ${total}::int)
      ORDER BY streak DESC, classes DESC LIMIT 1`,
  ]);
  if (own) return { rank: own.place, rank_is_estimate: false };
  return { rank: step ? Math.max(step.above, COUNTED_PLACES) + 1 : null, rank_is_estimate: true };
}

/**
 * Living streaks come along the leaderboard's index; what they leave of the places goes to members without one, along the totals' index.
 */
async function readPlaces(
  ctx: Context,
  { upTo, onlyId = null }: { upTo: number; onlyId?: number | null },
): Promise<Row[]> {
  const classDays = await lastClassDays(ctx);
  return ctx.db.$queryRaw<Row[]>`
    WITH living AS MATERIALIZED (
      SELECT id, name, total_classes_attended AS total, longest_streak AS longest, current_streak AS streak FROM members
      WHERE current_streak > 0
        AND living_streak(members, ${classDays}::date[]) > 0
      ORDER BY current_streak DESC, total_classes_attended DESC, longest_streak DESC, id LIMIT ${upTo}
    ), resting AS MATERIALIZED (
      SELECT id, name, total_classes_attended AS total, longest_streak AS longest, 0 AS streak FROM members
      WHERE total_classes_attended > 0
        AND NOT living_streak(members, ${classDays}::date[]) > 0
      ORDER BY total_classes_attended DESC, longest_streak DESC, id LIMIT (SELECT ${upTo} - count(*) FROM living)
    ), placed AS (
      SELECT *, (row_number() OVER (ORDER BY streak DESC, total DESC, longest DESC, id))::int AS place
      FROM (SELECT * FROM living UNION ALL SELECT * FROM resting) AS counted
    )
    SELECT id, name, total, streak, place FROM placed WHERE ${onlyId}::int IS NULL OR id = ${onlyId}::int ORDER BY place`;
}

async function readOwn(ctx: Context, memberId: number): Promise<Omit<Row, 'place'>> {
  const classDays = await lastClassDays(ctx);
  const [row] = await ctx.db.$queryRaw<Omit<Row, 'place'>[]>`
    SELECT id, name, total_classes_attended AS total,
      living_streak(members, ${classDays}::date[]) AS streak
    FROM members WHERE id = ${memberId}`;
  if (!row) throw new DomainError('not_found', say('Member not found.'));
  return row;
}
