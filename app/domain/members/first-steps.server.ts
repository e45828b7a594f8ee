import type { z } from 'zod';
import type { Context } from '../context';
import { actingMember } from './acting-member';
import type { chooseGoalSchema } from './schemas';

/** Saves what the acting member wants of their practice, and nothing else of their profile. */
export async function chooseGoal(ctx: Context, { primarygoal }: z.output<typeof chooseGoalSchema>): Promise<void> {
  await ctx.db.member.update({
    where: { id: actingMember(ctx) },
    data: { primary_goal: primarygoal },
    select: { id: true },
  });
}

/** Notes that the acting member goes to the community's group, the first time that they do. */
export async function noteGroupOpened(ctx: Context): Promise<void> {
  await ctx.db.member.updateMany({
    where: { id: actingMember(ctx), group_opened_at: null },
    data: { group_opened_at: ctx.clock.now() },
  });
}
