import type { z } from 'zod';
import type { Context } from '../context';
import { requireMember } from './require-member';
import type { chooseGoalSchema } from './schemas';

/** Saves the acting member's goal. The rest of the profile is not changed. */
export async function setOwnGoal(ctx: Context, { primarygoal }: z.output<typeof chooseGoalSchema>): Promise<void> {
  await ctx.db.member.update({
    where: { id: requireMember(ctx) },
    data: { primary_goal: primarygoal },
    select: { id: true },
  });
}
