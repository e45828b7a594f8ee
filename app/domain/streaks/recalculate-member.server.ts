import type { Context } from '../context';
import { lastDayToMark } from './policy';
import { replayMembers } from './replay-members.server';

/**
 * Rebuilds a member's streak, longest streak, totals and title from their attendance rows and writes down what differs. Returns whether
 * anything did. Source: docs/rules.md#streaks.
 */
export async function recalculateMember(ctx: Context, memberId: number): Promise<boolean> {
  const healed = await ctx.db.$transaction((tx) => replayMembers(ctx, tx, [memberId], lastDayToMark(ctx.clock)));
  return healed > 0;
}
