import { actingAdmin } from '../admins/acting-admin';
import type { Context } from '../context';
import { oneByOne, type ResultOfOne } from './one-by-one';
import type { UndoneDecision } from './responses';
import { undoDecision } from './undo-decision.server';

export type BulkUndo = ResultOfOne<UndoneDecision>;

export async function undoDecisions(ctx: Context, ids: readonly number[]): Promise<BulkUndo[]> {
  actingAdmin(ctx, ...undoDecision.permissions);
  return oneByOne(ids, (id) => undoDecision(ctx, id));
}
