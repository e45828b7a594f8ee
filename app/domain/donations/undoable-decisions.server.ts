import { requireAdmin } from '../admins/require-admin';
import { VIEW_DONATIONS_PERMISSIONS } from '../admins/policy';
import type { Context } from '../context';
import { FORMER_MEMBER_NAME, MAX_BULK_DONATIONS } from './policy';
import { getUndoDeadline } from './undo-decision.server';

export interface UndoableDecision {
  id: number;
  user_name: string;
  /** Amount in rupees. */
  amount: number;
  status: 'approved' | 'rejected';
  undo_until: string;
}

interface DecidedRow extends Pick<UndoableDecision, 'id' | 'status'> {
  member_id: number | null;
  donor_name: string | null;
  amount_paise: number;
  decided_by_id: number;
  decided_at: Date;
  name: string | null;
}

/** Lists the decisions of the acting admin that can still be undone, newest first. */
export async function listUndoableDecisions(ctx: Context): Promise<UndoableDecision[]> {
  const { adminId } = requireAdmin(ctx, ...VIEW_DONATIONS_PERMISSIONS);
  const since = new Date(ctx.clock.now().getTime() - ctx.community.undoSeconds * 1000);
  const rows = await ctx.sql<DecidedRow[]>`
    SELECT donations.id, status::text AS status, member_id, donor_name, amount_paise, decided_by_id, decided_at, name
    FROM donations LEFT JOIN members ON members.id = member_id
    WHERE decided_by_id = ${adminId} AND decided_at > ${since} AND status IN ('approved', 'rejected')
    ORDER BY decided_at DESC, donations.id DESC LIMIT ${MAX_BULK_DONATIONS}`;
  return rows.flatMap((row) => {
    const until = getUndoDeadline(ctx, row, { memberId: null });
    if (!until) return [];
    return {
      id: row.id,
      status: row.status,
      user_name: row.name ?? row.donor_name ?? FORMER_MEMBER_NAME,
      amount: row.amount_paise / 100,
      undo_until: until.toISOString(),
    };
  });
}
