import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { IMPORT_NOT_FOUND_MESSAGE } from './change-import.server';
import { createPhoneView, type PhoneView } from './imported-phones';
import type { FoundProblem, ImportRowStatus } from './policy';
import { describeRow } from './queries.server';

export const IMPORT_ROW_COLUMNS = ['row', 'phone', 'name', 'what_is_wrong', 'in_the_file', 'what_happens'] as const;

export type ExportedRow = Record<(typeof IMPORT_ROW_COLUMNS)[number], string | number>;

const CHUNK_SIZE = 1_000;

interface Row {
  row: number;
  status: ImportRowStatus;
  of_row: number | null;
  phone: string | null;
  name: string | null;
  problems: FoundProblem[];
}

const RESULTS = { new: 'imported', known: 'known, left as it is', double: '', unreadable: 'left out' } as const;

/**
 * Writes an audit entry and then streams the rows of an import with a status, in chunks. Phones
 * are masked as on the page of the import.
 */
export async function exportImportRows(
  ctx: Context,
  id: number,
  status: ImportRowStatus,
): Promise<AsyncGenerator<ExportedRow[], void>> {
  const actor = requireAdmin(ctx, ...exportImportRows.permissions);
  const memberImport = await ctx.db.import.findUnique({ where: { id }, select: { file_name: true, admin_id: true } });
  if (!memberImport) throw new DomainError('not_found', IMPORT_NOT_FOUND_MESSAGE);
  const view = createPhoneView(actor, memberImport.admin_id);
  const after = { name: memberImport.file_name, status, phones: view.isShown };
  await ctx.db.$transaction((tx) =>
    recordAuditEntry(ctx, tx, { action: 'import.rows_exported', subject: { kind: 'import', id }, after }),
  );
  return streamRows(ctx, id, status, view);
}

exportImportRows.permissions = ['import_members'] as const;

async function* streamRows(
  ctx: Context,
  id: number,
  status: ImportRowStatus,
  view: PhoneView,
): AsyncGenerator<ExportedRow[], void> {
  for (let last = 0, rows: Row[] | null = null; rows === null || rows.length === CHUNK_SIZE;) {
    rows = await ctx.sql<Row[]>`
      SELECT "row", status, of_row, phone, "values"->>'name' AS name, problems FROM import_rows
      WHERE import_id = ${id} AND status = ${status}::"ImportRowStatus" AND "row" > ${last} ORDER BY "row" LIMIT ${CHUNK_SIZE}`;
    last = rows.at(-1)?.row ?? last;
    yield rows.flatMap((row) => toExported(row, view));
  }
}

/** A row with several problems appears once for each of them. */
function toExported(row: Row, view: PhoneView): ExportedRow[] {
  const shown = { row: row.row, phone: row.phone ? view.formatPhone(row.phone) : '', name: row.name ?? '' };
  const described = describeRow(row, view);
  if (described.length === 0)
    return [{ ...shown, what_is_wrong: '', in_the_file: '', what_happens: RESULTS[row.status] }];
  return described.map(({ problem, value, result }) => ({
    ...shown,
    what_is_wrong: problem,
    in_the_file: value,
    what_happens: result,
  }));
}
