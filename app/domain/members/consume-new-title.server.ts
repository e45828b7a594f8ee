import type { Context } from '../context';
import { requireMember } from './require-member';
import { RANKS } from './policy';

/**
 * Seconds after attendance is marked during which the message is held back, because the member is
 * leaving the page for the meeting and would miss it.
 */
const MIN_CELEBRATION_INTERVAL_SECONDS = 10;

/**
 * Returns the acting member's new title and marks it as seen. Returns null if there is no new
 * title.
 */
export async function consumeNewTitle(ctx: Context): Promise<string | null> {
  const [memberId, titles] = [requireMember(ctx), RANKS.map((rank) => rank.title)];
  const justNow = new Date(ctx.clock.now().getTime() - MIN_CELEBRATION_INTERVAL_SECONDS * 1000);
  const [reached] = await ctx.sql<{ title: string }[]>`
    UPDATE members SET celebrated_title = title
    WHERE id = ${memberId} AND celebrated_title <> title
      AND array_position(${titles}::text[], title) > array_position(${titles}::text[], celebrated_title)
      AND NOT attended_on_day(id, ${ctx.clock.today()}::date, ${justNow})
      AND NOT attended_on_day(id, ${ctx.clock.today()}::date - 1, ${justNow})
    RETURNING title`;
  return reached?.title ?? null;
}
