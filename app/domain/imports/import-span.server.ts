import type { Import } from '~/db/generated/client';
import type { ImportState } from '~/db/generated/enums';
import type { Transaction } from '~/db/client.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { IMPORT_SPAN } from './policy';

export interface SpanRow {
  row: number;
  phone: string;
  values: Partial<Record<string, string | number | boolean>>;
}

/**
 * Locks an import for one transaction. Returns null if it has a different state or is locked by
 * another worker.
 */
export async function lockImport(tx: Transaction, id: number, state: ImportState): Promise<Import | null> {
  const [held] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM imports WHERE id = ${id} AND state = ${state}::"ImportState" FOR UPDATE SKIP LOCKED`;
  return held ? tx.import.findUniqueOrThrow({ where: { id } }) : null;
}

/** Reads the next span of rows to import. */
export function readSpan(tx: Transaction, { id, done_to_row }: Import): Promise<SpanRow[]> {
  return tx.$queryRaw<SpanRow[]>`
    SELECT "row", phone, "values" FROM import_rows
    WHERE import_id = ${id} AND status = 'new' AND "row" > ${done_to_row} ORDER BY "row" LIMIT ${IMPORT_SPAN}`;
}

/**
 * Saves the progress after a span and deletes its imported rows. The remaining rows became known
 * after the check. Returns false if this was the last span.
 */
export async function endSpan(
  ctx: Context,
  tx: Transaction,
  { id, file_name, imported_rows, done_to_row }: Import,
  rows: readonly SpanRow[],
  imported: ReadonlySet<string>,
): Promise<boolean> {
  const isLast = rows.length < IMPORT_SPAN;
  const skipped = rows.filter((row) => !imported.has(getRowKey(row)));
  const count = rows.length - skipped.length;
  await tx.importRow.updateMany({
    where: { import_id: id, row: { in: skipped.map(({ row }) => row) } },
    data: { status: 'known' },
  });
  await tx.importRow.deleteMany({
    where: { import_id: id, status: 'new', row: { lte: rows.at(-1)?.row ?? done_to_row } },
  });
  await tx.import.update({
    where: { id },
    data: {
      imported_rows: { increment: count },
      skipped_rows: { increment: skipped.length },
      done_to_row: rows.at(-1)?.row ?? done_to_row,
      attempts: 0,
      ...(isLast ? { state: 'done', finished_at: ctx.clock.now() } : {}),
    },
    select: { id: true },
  });
  if (isLast) {
    const after = { name: file_name, rows: imported_rows + count };
    await recordAuditEntry(ctx, tx, { action: 'import.finished', subject: { kind: 'import', id }, after });
  }
  return !isLast;
}

/** Returns the key by which a row of a span is compared with the imported rows. */
export function getRowKey({ phone, values }: SpanRow): string {
  return values.date === undefined ? phone : `${phone} ${String(values.date)} ${String(values.title)}`;
}
