import type { Import } from '~/db/generated/client';
import type { Transaction } from '~/db/client.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';

interface UndoneSpan {
  isLast: boolean;
  /** Last processed id, after which the next span begins. */
  progress: { done_to_member_id: number } | { done_to_class_id: number };
  undone: number;
  kept: number;
}

/**
 * Saves the progress of an undo after a span, in the transaction of the span. After the last span,
 * writes an audit entry. Returns false if this was the last span.
 */
export async function endUndoSpan(
  ctx: Context,
  tx: Transaction,
  { id, file_name }: Import,
  { isLast, progress, undone, kept }: UndoneSpan,
): Promise<boolean> {
  const { undone_rows, kept_rows } = await tx.import.update({
    where: { id },
    data: {
      ...progress,
      undone_rows: { increment: undone },
      kept_rows: { increment: kept },
      attempts: 0,
      ...(isLast ? { state: 'undone', finished_at: ctx.clock.now() } : {}),
    },
    select: { undone_rows: true, kept_rows: true },
  });
  if (isLast) {
    const after = { name: file_name, rows: undone_rows, kept: kept_rows };
    await recordAuditEntry(ctx, tx, { action: 'import.removed', subject: { kind: 'import', id }, after });
  }
  return !isLast;
}
