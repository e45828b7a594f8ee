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
 * missed class day has ended counts as none. The first places are the same for everybody and may be some seconds old.
 * Source: docs/rules.md#leaderboard.
 */
export async function getLeaderboard(ctx: Context): Promise<Leaderboard> {
  const memberId = actingMember(ctx);
  const [places, me] = await Promise.all([
    ctx.recent.read('leaderboard', () => readPlaces(ctx)),
    readOwn(ctx, memberId),
  ]);
  const leaderboard = places.slice(0, TOP).map((row) => ({ rank: row.place, ...entryOf(row) }));
  const place = placeOf(me, places);
  const { next, missing } = rankProgress(me.total);
  return {
    leaderboard,
    me: { ...entryOf(me), ...place, next_title: next?.title ?? null, classes_to_next_title: missing },
  };
}

function entryOf({ id, name, total, streak }: Omit<Row, 'place'>): Omit<LeaderboardEntry, 'rank'> {
  return { id, name, total_classes_attended: total, current_streak: streak, title: titleFor(total) };
}

/** A member's place: counted out near the top, further down from what the worker counted last, none before the first class. */
function placeOf(me: OwnRow, places: readonly Row[]): Pick<OwnStanding, 'rank' | 'rank_is_estimate'> {
  if (me.total === 0) return { rank: null, rank_is_estimate: false };
  const own = places.find(({ id }) => id === me.id);
  if (own) return { rank: own.place, rank_is_estimate: false };
  return { rank: me.above === null ? null : Math.max(me.above, COUNTED_PLACES) + 1, rank_is_estimate: true };
}

/**
 * Living streaks come along the leaderboard's index; what they leave of the places goes to members without one, along the totals' index.
 */
async function readPlaces(ctx: Context): Promise<Row[]> {
  const classDays = await lastClassDays(ctx);
  return ctx.db.$queryRaw<Row[]>`
    WITH living AS MATERIALIZED (
      SELECT id, name, total_classes_attended AS total, longest_streak AS longest, current_streak AS streak FROM members
      WHERE current_streak > 0
        AND living_streak(members, ${classDays}::date[]) > 0
      ORDER BY current_streak DESC, total_classes_attended DESC, longest_streak DESC, id LIMIT ${COUNTED_PLACES}
    ), resting AS MATERIALIZED (
      SELECT id, name, total_classes_attended AS total, longest_streak AS longest, 0 AS streak FROM members
      WHERE total_classes_attended > 0
        AND NOT living_streak(members, ${classDays}::date[]) > 0
      ORDER BY total_classes_attended DESC, longest_streak DESC, id LIMIT (SELECT ${COUNTED_PLACES} - count(*) FROM living)
    )
    SELECT id, name, total, streak, (row_number() OVER (ORDER BY streak DESC, total DESC, longest DESC, id))::int AS place
    FROM (SELECT * FROM living UNION ALL SELECT * FROM resting) AS counted ORDER BY place`;
}

/** The acting member, and how many stood above their figures when the worker last counted. */
interface OwnRow extends Omit<Row, 'place'> {
  above: number | null;
}

async function readOwn(ctx: Context, memberId: number): Promise<OwnRow> {
  const classDays = await lastClassDays(ctx);
  const [row] = await ctx.db.$queryRaw<OwnRow[]>`
    SELECT own.*, (
      SELECT members_above FROM leaderboard_steps WHERE (leaderboard_steps.streak, classes) <= (own.streak, own.total)
      ORDER BY leaderboard_steps.streak DESC, classes DESC LIMIT 1
    ) AS above
    FROM (
      SELECT id, name, total_classes_attended AS total, living_streak(members, ${classDays}::date[]) AS streak
      FROM members WHERE id = ${memberId}
    ) AS own`;
  if (!row) throw new DomainError('not_found', say('Member not found.'));
  return row;
}
