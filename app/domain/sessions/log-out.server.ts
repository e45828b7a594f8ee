import type { Context } from '../context';
import { actingMember } from '../members/acting-member';
import { endSessions, endSessionsWhere } from '../members/end-sessions.server';

/** Ends the actor's session, if there is one. */
export async function logOut(ctx: Context): Promise<void> {
  if (ctx.actor.kind !== 'member' && ctx.actor.kind !== 'admin') return;
  const { sessionId: id } = ctx.actor;
  await ctx.db.$transaction((tx) => endSessionsWhere(tx, { id }));
}

/** Ends one session of the acting member. Whether there was one is not told. */
export async function endSession(ctx: Context, id: number): Promise<void> {
  const member_id = actingMember(ctx);
  await ctx.db.$transaction((tx) => endSessionsWhere(tx, { id, member_id }));
}

/** Ends every session of the acting member, this one included. */
export async function logOutEverywhere(ctx: Context): Promise<void> {
  const memberId = actingMember(ctx);
  await ctx.db.$transaction((tx) => endSessions(tx, memberId));
}
