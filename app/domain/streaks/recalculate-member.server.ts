import type { Context } from '../context';
import { getLastMarkableDay } from './policy';
import { recalculateMembers } from './recalculate-members.server';

/**
 * Recalculates a member's streaks and totals. Returns true if the stored values were different.
 * Source: docs/rules.md#streaks.
 */
export async function recalculateMember(ctx: Context, memberId: number): Promise<boolean> {
  const healed = await ctx.db.$transaction((tx) =>
    recalculateMembers(ctx, tx, [memberId], getLastMarkableDay(ctx.clock)),
  );
  return healed > 0;
}
