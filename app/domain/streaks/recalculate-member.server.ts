import type { Context } from '../context';
import { lastDayToMark } from './policy';
import { replayMembers } from './replay-members.server';

/** Recalculates a member's figures. Returns true if any differed. Source: docs/rules.md#streaks. */
export async function recalculateMember(ctx: Context, memberId: number): Promise<boolean> {
  const healed = await ctx.db.$transaction((tx) => replayMembers(ctx, tx, [memberId], lastDayToMark(ctx.clock)));
  return healed > 0;
}
