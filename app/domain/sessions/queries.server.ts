import { parseUserAgent } from '~/lib/user-agent';
import type { Context } from '../context';
import { requireMember } from '../members/require-member';

const SHOWN = 50;

export interface SessionSummary {
  id: number;
  device: { browser: string | null; system: string | null };
  address: string | null;
  last_seen_at: string;
  is_current: boolean;
  /** True if the member logged in from a device that was not known. */
  is_new_device: boolean;
}

/** Lists the acting member's sessions, most recent first. */
export async function listSessions(ctx: Context): Promise<SessionSummary[]> {
  const rows = await ctx.db.session.findMany({
    where: { member_id: requireMember(ctx), expires_at: { gt: ctx.clock.now() } },
    orderBy: [{ last_seen_at: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    select: { id: true, user_agent: true, address: true, last_seen_at: true, is_new_device: true },
  });
  return rows.map((row) => ({
    id: row.id,
    device: parseUserAgent(row.user_agent),
    address: row.address,
    last_seen_at: row.last_seen_at.toISOString(),
    is_new_device: row.is_new_device,
    is_current: ctx.actor.kind === 'member' && ctx.actor.sessionId === row.id,
  }));
}
