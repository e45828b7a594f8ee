import type { Context } from '../context';
import { recalculateStreaksOfMembers } from './recalculate-members.server';

/**
 * Recalculates a member's streaks and totals. Returns true if the stored values were different.
 * Source: docs/rules.md#streaks.
 */
export async function recalculateMemberStreaks(ctx: Context, memberId: number): Promise<boolean> {
  const corrected = await ctx.db.$transaction((tx) => recalculateStreaksOfMembers(ctx, tx, [memberId]));
  return corrected > 0;
}
