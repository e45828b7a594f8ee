import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { applyToEachDonation, type BulkDonationResult } from './apply-to-each-donation';
import type { UndoDecisionResponse } from './responses';
import { undoDecision } from './undo-decision.server';

export type BulkUndoResult = BulkDonationResult<UndoDecisionResponse>;

export async function undoDecisions(ctx: Context, ids: readonly number[]): Promise<BulkUndoResult[]> {
  requireAdmin(ctx, ...undoDecision.permissions);
  return applyToEachDonation(ids, (id) => undoDecision(ctx, id));
}
