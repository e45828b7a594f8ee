import type { z } from 'zod';
import type { Context } from '../context';
import { actingMember } from './acting-member';
import type { chooseGoalSchema } from './schemas';

/** Saves only the acting member's goal. */
export async function chooseGoal(ctx: Context, { primarygoal }: z.output<typeof chooseGoalSchema>): Promise<void> {
  await ctx.db.member.update({
    where: { id: actingMember(ctx) },
    data: { primary_goal: primarygoal },
    select: { id: true },
  });
}
