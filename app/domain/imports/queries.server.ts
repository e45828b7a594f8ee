import type { ImportState } from '~/db/generated/enums';
import { formatDate, formatDateTime, toLocalDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import { recordView } from '../audit/record-look.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { IMPORT_NOT_FOUND_MESSAGE } from './change-import.server';
import { createPhoneView, type PhoneView } from './imported-phones';
import {
  describeImportProblem,
  type FoundProblem,
  type ImportKind,
  type ImportRowStatus,
  ROW_WARNINGS,
} from './policy';

const LISTED = 50;

/** Number of problem rows on a page of the list. */
const SHOWN_ROWS = 12;

const PERMISSIONS = ['import_members'] as const;

export interface ImportSummary {
  id: number;
  kind: ImportKind;
  state: ImportState;
  fileName: string;
  by: string;
  /** Date and time of the upload in the community's time zone. */
  uploaded: string;
  /** Number of rows to import, and how many of them are done. */
  rows: number;
  done: number;
  imported: number;
  undone: number;
  kept: number;
}

export interface ProblemRow {
  row: number;
  problem: string;
  value: string;
  result: string;
  /** True if the row must be corrected in order to be imported. */
  isError: boolean;
}

interface ListedRow {
  row: number;
  status: ImportRowStatus;
  of_row: number | null;
  phone: string | null;
  problems: FoundProblem[];
}

/** Lists the newest imports. */
export async function listImports(ctx: Context): Promise<ImportSummary[]> {
  requireAdmin(ctx, ...listImports.permissions);
  const rows = await ctx.db.import.findMany({
    orderBy: { id: 'desc' },
    take: LISTED,
    include: { admin: { select: { name: true } } },
  });
  return rows.map((row) => toSummary(ctx, row));
}

listImports.permissions = PERMISSIONS;

/**
 * Returns an import with its counts and the rows with a problem that come after the row `after`.
 * Throws `not_found`.
 */
export async function getImport(ctx: Context, id: number, after = 0) {
  const actor = requireAdmin(ctx, ...getImport.permissions);
  const row = await ctx.db.import.findUnique({ where: { id }, include: { admin: { select: { name: true } } } });
  if (!row) throw new DomainError('not_found', IMPORT_NOT_FOUND_MESSAGE);
  const isChecked = row.checked_rows > 0 && row.state !== 'checking';
  const view = createPhoneView(actor, row.admin_id);
  if (view.isShown) await recordImportLook(ctx, row);
  const [problems, earlier, used] = await Promise.all([
    isChecked ? listProblemRows(ctx, { id, after }, view) : { rows: [], next: null },
    findEarlier(ctx, id, row.file_sha256),
    row.kind === 'members' && row.state === 'done' ? countUsed(ctx, id) : 0,
  ]);
  return {
    ...toSummary(ctx, row),
    headers: row.headers,
    example: row.example.map((cell, at) => view.formatTyped(cell, row.columns[at] === 'phone')),
    columns: row.columns,
    problem: row.problem,
    isUndoStopped: row.state === 'stopped' && row.undo_started_at !== null,
    mayCheck: row.file_key !== null && ['uploaded', 'checked', 'failed'].includes(row.state),
    readShare: Math.min(1, row.read_bytes / Math.max(1, row.file_bytes)),
    counts: {
      checked: row.checked_rows,
      new: row.new_rows,
      known: row.known_rows + row.skipped_rows,
      double: row.double_rows,
      unreadable: row.unreadable_rows,
      warned: row.warned_rows,
      consenting: row.consenting_rows,
    },
    used,
    problems: { ...problems, isFirst: after === 0 },
    earlier,
  };
}

getImport.permissions = PERMISSIONS;

export type ImportPage = Awaited<ReturnType<typeof getImport>>;

type Row = Awaited<ReturnType<Context['db']['import']['findFirstOrThrow']>> & { admin: { name: string } };

function toSummary({ clock }: Context, row: Row): ImportSummary {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    fileName: row.file_name,
    by: row.admin.name,
    uploaded: formatDateTime(row.created_at, clock.timeZone),
    rows: row.new_rows,
    done: row.imported_rows + row.skipped_rows,
    imported: row.imported_rows,
    undone: row.undone_rows,
    kept: row.kept_rows,
  };
}

function recordImportLook(ctx: Context, { id, file_name }: Row): Promise<void> {
  return recordView(ctx, { action: 'import.viewed', subject: { kind: 'import', id }, after: { name: file_name } });
}

/**
 * Lists the rows that are not imported, those that are imported without a value and those with a
 * warning, in the order of the file. If there are more, `next` is the last row of the list.
 */
async function listProblemRows(
  ctx: Context,
  { id, after }: { id: number; after: number },
  view: PhoneView,
): Promise<{ rows: ProblemRow[]; next: number | null }> {
  const rows = await ctx.sql<ListedRow[]>`
    SELECT "row", status, of_row, phone, problems FROM import_rows
    WHERE import_id = ${id} AND "row" > ${after} AND (status IN ('double', 'unreadable') OR (status = 'new' AND problems <> '[]'))
    ORDER BY "row" LIMIT ${SHOWN_ROWS + 1}`;
  const shown = rows.slice(0, SHOWN_ROWS);
  const next = rows.length > SHOWN_ROWS ? (shown.at(-1)?.row ?? null) : null;
  return { rows: shown.flatMap((row) => describeRow(row, view)), next };
}

/** Describes what is wrong with a row and what happens to it. */
export function describeRow({ row, status, of_row, phone, problems }: ListedRow, view: PhoneView): ProblemRow[] {
  if (status === 'double') {
    const value = phone ? view.formatPhone(phone) : '';
    return [{ row, problem: `Same as row ${of_row}`, value, result: `row ${of_row} is used`, isError: false }];
  }
  const isError = status === 'unreadable';
  return problems.map(({ problem, value }) => ({
    row,
    problem: describeImportProblem(problem, value),
    value: view.formatTyped(value, problem.startsWith('phone_')),
    result: isError ? 'left out' : problem in ROW_WARNINGS ? 'imported' : 'imported without it',
    isError,
  }));
}

/** Returns the day on which the same file was imported before, or null. */
async function findEarlier(ctx: Context, id: number, file_sha256: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const earlier = await ctx.db.import.findFirst({
    where: { file_sha256, id: { lt: id }, state: { in: ['done', 'importing', 'stopped'] } },
    orderBy: { id: 'desc' },
    select: { created_at: true },
  });
  return earlier && formatDate(toLocalDate(earlier.created_at, ctx.clock.timeZone));
}

async function countUsed(ctx: Context, id: number): Promise<number> {
  return ctx.db.member.count({ where: { import_id: id, phone_proved_at: { not: null } } });
}
