import type { Context } from '../context';
import { requireMember } from '../members/require-member';
import { endMemberSessions, endSessionsWhere } from '../members/end-sessions.server';

export async function logOut(ctx: Context): Promise<void> {
  if (ctx.actor.kind !== 'member' && ctx.actor.kind !== 'admin') return;
  const { sessionId: id } = ctx.actor;
  await ctx.db.$transaction((tx) => endSessionsWhere(tx, { id }));
}

/**
 * Ends one session of the acting member. Does nothing if the member has no such session, so that
 * the result does not reveal which session ids exist.
 */
export async function endOwnSession(ctx: Context, id: number): Promise<void> {
  const member_id = requireMember(ctx);
  await ctx.db.$transaction((tx) => endSessionsWhere(tx, { id, member_id }));
}

/** Ends all sessions of the acting member, including the current one. */
export async function logOutEverywhere(ctx: Context): Promise<void> {
  const memberId = requireMember(ctx);
  await ctx.db.$transaction((tx) => endMemberSessions(tx, memberId));
}
