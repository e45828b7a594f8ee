import type { Context } from '../context';
import { actingMember } from './acting-member';
import { RANKS } from './policy';

/**
 * The title that the acting member has reached since they were last congratulated, or null. Asking is being congratulated: each title is
 * answered once, and one that was lost and won back not again.
 */
export async function celebrateTitle(ctx: Context): Promise<string | null> {
  const titles = RANKS.map((rank) => rank.title);
  const [reached] = await ctx.db.$queryRaw<{ title: string }[]>`
    UPDATE members SET celebrated_title = title
    WHERE id = ${actingMember(ctx)} AND celebrated_title <> title
      AND array_position(${titles}::text[], title) > array_position(${titles}::text[], celebrated_title)
    RETURNING title`;
  return reached?.title ?? null;
}
