import type { Context } from '../context';
import { actingMember } from '../members/acting-member';

/** Ends the actor's session; its token opens nothing any more. A visitor has nothing to end. */
export async function logOut(ctx: Context): Promise<void> {
  if (ctx.actor.kind !== 'member' && ctx.actor.kind !== 'admin') return;
  await ctx.db.session.deleteMany({ where: { id: ctx.actor.sessionId } });
}

/** Ends every session of the acting member, this one included. */
export async function logOutEverywhere(ctx: Context): Promise<void> {
  await ctx.db.session.deleteMany({ where: { member_id: actingMember(ctx) } });
}
