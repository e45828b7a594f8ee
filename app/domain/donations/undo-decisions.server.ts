import { actingAdmin } from '../admins/acting-admin';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { english } from '~/i18n/messages/say';
import { MAX_BULK } from './policy';
import type { UndoneDecision } from './responses';
import { undoDecision } from './undo-decision.server';

export type BulkUndo =
  ({ id: number; success: true } & UndoneDecision) | { id: number; success: false; message: string };

/** Undoes several decisions, each by itself: one that is final says so and stops no other. */
export async function undoDecisions(ctx: Context, ids: readonly number[]): Promise<BulkUndo[]> {
  actingAdmin(ctx, ...undoDecision.permissions);
  if (ids.length > MAX_BULK) throw new DomainError('invalid', english(`At most ${MAX_BULK} donations at once`));
  const results: BulkUndo[] = [];
  for (const id of new Set(ids)) results.push(await undoOne(ctx, id));
  return results;
}

async function undoOne(ctx: Context, id: number): Promise<BulkUndo> {
  try {
    return { id, success: true, ...(await undoDecision(ctx, id)) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { id, success: false, message: error.message };
  }
}
