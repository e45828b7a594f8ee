import { addDays } from '~/lib/calendar';
import type { Context } from '../context';
import { loadMemberRow } from '../members/load-member-row.server';
import { requireMember } from '../members/require-member';
import { MOODS, type Mood } from './policy';

export interface OwnFeedback {
  /** The mood that the member chose today, or null. */
  mood: Mood | null;
  /** The member's rating of the latest class, from 1 to 5, or null. */
  stars: number | null;
}

/** Returns the acting member's rating of the latest class and mood of today. */
export async function getOwnFeedback(ctx: Context): Promise<OwnFeedback> {
  const today = ctx.clock.today();
  const row = await loadMemberRow(
    ctx,
    `feedback ${today}`,
    requireMember(ctx),
    (ids) => ctx.sql<{ id: number; mood: string | null; stars: number | null }[]>`
    SELECT id, (SELECT mood FROM moods WHERE member_id = members.id AND day = ${today}::date) AS mood,
      (SELECT rating FROM ratings WHERE member_id = members.id AND subject = 'class:' || (
        SELECT class_id FROM attendances
        WHERE member_id = members.id AND class_date BETWEEN ${addDays(today, -1)}::date AND ${today}::date
        ORDER BY marked_at DESC, class_id DESC LIMIT 1
      )) AS stars
    FROM members WHERE id = ANY(${ids}::int[])`,
  );
  return { mood: MOODS.find((mood) => mood === row?.mood) ?? null, stars: row?.stars ?? null };
}
