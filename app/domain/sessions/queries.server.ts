import { parseUserAgent } from '~/lib/user-agent';
import type { Context } from '../context';
import { actingMember } from '../members/acting-member';

const SHOWN = 50;

/** A place where a member is logged in. */
export interface OpenSession {
  id: number;
  device: { browser: string | null; system: string | null };
  address: string | null;
  last_seen_at: string;
  /** The session that asks. */
  is_current: boolean;
}

/** Where the acting member is logged in, the latest first. */
export async function listSessions(ctx: Context): Promise<OpenSession[]> {
  const rows = await ctx.db.session.findMany({
    where: { memberId: actingMember(ctx), expiresAt: { gt: ctx.clock.now() } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    select: { id: true, userAgent: true, address: true, lastSeenAt: true },
  });
  return rows.map((row) => ({
    id: row.id,
    device: parseUserAgent(row.userAgent),
    address: row.address,
    last_seen_at: row.lastSeenAt.toISOString(),
    is_current: ctx.actor.kind === 'member' && ctx.actor.sessionId === row.id,
  }));
}
