import { addDays, type LocalDate } from '~/lib/calendar';
import { listRecentClassDays } from '../class-days.server';
import type { Context } from '../context';
import { loadMemberRow } from '../members/load-member-row.server';
import { requireMember } from '../members/require-member';
import { CHEER_SHOWN_DAYS, MAX_FRIENDS } from './policy';

/** A friend who shares their presence and has joined a class that ends today. */
export interface PresentFriend {
  id: number;
  name: string;
  face: string | null;
  current_streak: number;
  /** Ids of the classes that end today and that the friend joined. */
  classes: number[];
  is_cheered: boolean;
}

export interface OwnCircle {
  has_friends: boolean;
  /** True if the member has chosen whether friends see them in class. */
  has_answered: boolean;
  /** Friends who have joined a class that ends today, longest streak first. */
  present: PresentFriend[];
  /** Names of members who cheered the acting member today or yesterday, latest first. */
  cheered_by: string[];
}

interface CircleRow extends OwnCircle {
  id: number;
}

/**
 * Returns the acting member's friends who joined a class that ends today, and the cheers for the
 * member. Two members are friends if one joined with the code of the other.
 * Source: docs/rules.md#friends.
 */
export async function getOwnCircle(ctx: Context): Promise<OwnCircle> {
  const memberId = requireMember(ctx);
  const classDays = await listRecentClassDays(ctx);
  const today = ctx.clock.today();
  const row = await loadMemberRow(ctx, `circle ${today} ${classDays.join()}`, memberId, (ids) =>
    readCircles(ctx, ids, today, classDays),
  );
  return {
    has_friends: row?.has_friends ?? false,
    has_answered: row?.has_answered ?? true,
    present: row?.present ?? [],
    cheered_by: row?.cheered_by ?? [],
  };
}

// For a member without referrals, the query needs only two index lookups.
function readCircles(
  ctx: Context,
  ids: readonly number[],
  today: LocalDate,
  classDays: readonly LocalDate[],
): Promise<CircleRow[]> {
  const since = addDays(today, -CHEER_SHOWN_DAYS);
  return ctx.sql<CircleRow[]>`
    SELECT members.id, presence_answered_at IS NOT NULL AS has_answered,
      EXISTS (SELECT FROM referrals WHERE referrer_id = members.id AND NOT awaits_proof)
        OR EXISTS (SELECT FROM referrals WHERE friend_id = members.id AND NOT awaits_proof) AS has_friends,
      (
        SELECT coalesce(jsonb_agg(to_jsonb(one) ORDER BY current_streak DESC, id), '[]') FROM (
          SELECT friend.id, friend.name, friend.face, get_current_streak(friend, ${classDays}::date[]) AS current_streak,
            came.classes, EXISTS (
              SELECT FROM cheers WHERE to_id = friend.id AND day = ${today}::date AND from_id = members.id
            ) AS is_cheered
          FROM (
            (SELECT friend_id AS id FROM referrals WHERE referrer_id = members.id AND NOT awaits_proof
              ORDER BY created_at DESC, id LIMIT ${MAX_FRIENDS})
            UNION SELECT referrer_id FROM referrals WHERE friend_id = members.id AND NOT awaits_proof
          ) AS friends
          JOIN members AS friend ON friend.id = friends.id AND friend.shows_presence AND friend.suspended_at IS NULL
          CROSS JOIN LATERAL (
            SELECT array_agg(class_id) AS classes FROM attendances
            WHERE member_id = friend.id AND class_date BETWEEN ${today}::date - 1 AND ${today}::date
              AND (class_date = ${today}::date OR EXISTS (SELECT FROM classes WHERE id = class_id AND end_time < start_time))
          ) AS came
          WHERE came.classes IS NOT NULL
        ) AS one
      ) AS present,
      ARRAY(
        SELECT name FROM (
          SELECT from_id, max(created_at) AS latest FROM (
            SELECT from_id, created_at FROM cheers WHERE to_id = members.id AND day >= ${since}::date
            ORDER BY day DESC, from_id LIMIT ${2 * MAX_FRIENDS}
          ) AS recent GROUP BY from_id
        ) AS cheering JOIN members AS friend ON friend.id = from_id AND friend.suspended_at IS NULL
        ORDER BY latest DESC, from_id
      ) AS cheered_by
    FROM members WHERE members.id = ANY(${ids}::int[])`;
}
