import type { Context } from '../context';
import { actingMember } from './acting-member';
import { RANKS } from './policy';

/** Whoever has just joined a class is on the way into it and would not see it. */
const NOT_WITHIN_SECONDS = 10;

/**
 * The title that the acting member has reached since they were last congratulated, or null. Asking is being congratulated: each title is
 * answered once, one that was lost and won back not again, and nothing right after a class was joined.
 */
export async function celebrateTitle(ctx: Context): Promise<string | null> {
  const [memberId, titles] = [actingMember(ctx), RANKS.map((rank) => rank.title)];
  const justNow = new Date(ctx.clock.now().getTime() - NOT_WITHIN_SECONDS * 1000);
  const [reached] = await ctx.db.$queryRaw<{ title: string }[]>`
    UPDATE members SET celebrated_title = title
    WHERE id = ${memberId} AND celebrated_title <> title
      AND array_position(${titles}::text[], title) > array_position(${titles}::text[], celebrated_title)
      AND NOT EXISTS (SELECT FROM attendances WHERE member_id = members.id AND class_date = ${ctx.clock.today()}::date AND marked_at > ${justNow})
    RETURNING title`;
  return reached?.title ?? null;
}
