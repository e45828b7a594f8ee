import { actingAdmin } from '../admins/acting-admin';
import { SEE_DONATIONS } from '../admins/policy';
import type { Context } from '../context';
import { FORMER_MEMBER } from './policy';
import { undoUntil } from './undo-decision.server';

export interface LastDecision {
  id: number;
  user_name: string;
  /** Rupees. */
  amount: number;
  status: 'approved' | 'rejected';
  undo_until: string;
}

const LAST_DECISIONS = 5;

/** The acting admin's last decisions that can still be undone, the newest first. */
export async function findLastDecisions(ctx: Context): Promise<LastDecision[]> {
  const { adminId } = actingAdmin(ctx, ...SEE_DONATIONS);
  const since = new Date(ctx.clock.now().getTime() - ctx.community.undoSeconds * 1000);
  const rows = await ctx.db.donation.findMany({
    where: { decided_by_id: adminId, decided_at: { gt: since }, status: { in: ['approved', 'rejected'] } },
    orderBy: [{ decided_at: 'desc' }, { id: 'desc' }],
    take: LAST_DECISIONS,
    select: {
      ...{ id: true, status: true, member_id: true, amount_paise: true, decided_by_id: true, decided_at: true },
      member: { select: { name: true } },
    },
  });
  return rows.flatMap((row) => {
    const until = undoUntil(ctx, row, { memberId: null });
    if (!until || (row.status !== 'approved' && row.status !== 'rejected')) return [];
    return {
      ...{ id: row.id, status: row.status, user_name: row.member?.name ?? FORMER_MEMBER },
      ...{ amount: row.amount_paise / 100, undo_until: until.toISOString() },
    };
  });
}
