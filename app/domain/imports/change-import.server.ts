import type { ImportState } from '~/db/generated/enums';
import type { Transaction } from '~/db/client.server';
import { untranslated } from '~/i18n/messages/message';
import { requireAdmin, requireReauthenticatedAdmin } from '../admins/require-admin';
import type { AuditAction } from '../audit/actions';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import { releaseFile } from '../content/store-file.server';
import type { Context } from '../context';
import { createInvalidFieldError, DomainError } from '../errors';
import { IMPORT_ROWS_RETENTION_DAYS, type ImportKind, listImportFields } from './policy';

export const IMPORT_NOT_FOUND_MESSAGE = untranslated('Import not found');

const CHANGED = untranslated('This import has changed in the meantime. Please look at it again.');
const TOO_OLD = untranslated(
  `This file was uploaded more than ${IMPORT_ROWS_RETENTION_DAYS} days ago, and its rows were deleted. Please upload it again.`,
);
const NO_FIELD = (label: string) => untranslated(`Please choose the column with the ${label.toLowerCase()}`);
const TWICE = (label: string) => untranslated(`Two columns are chosen as ${label}`);

const DAY_MS = 24 * 3_600_000;

const PERMISSIONS = ['import_members'] as const;

interface Change {
  from: readonly ImportState[];
  to: ImportState;
  action: AuditAction;
  /** True if the uploaded file is no longer needed. */
  releasesFile?: boolean;
}

/** Counts of a check, which are reset by each new check. */
const UNCHECKED = {
  problem: null,
  attempts: 0,
  read_bytes: 0,
  checked_rows: 0,
  new_rows: 0,
  known_rows: 0,
  double_rows: 0,
  unreadable_rows: 0,
  warned_rows: 0,
  consenting_rows: 0,
};

/**
 * Saves the fields of the columns and lets the worker check the file. Throws `invalid` if a
 * required column is missing, and `conflict` if the import has already begun.
 */
export async function checkImport(ctx: Context, id: number, columns: readonly string[]): Promise<void> {
  requireAdmin(ctx, ...checkImport.permissions);
  await ctx.db.$transaction(async (tx) => {
    const { kind, headers } = await readImport(tx, id);
    assertColumns(kind, headers, columns);
    const from: ImportState[] = ['uploaded', 'checked', 'failed'];
    const { count } = await tx.import.updateMany({
      where: { id, state: { in: from }, file_key: { not: null } },
      data: { ...UNCHECKED, columns: [...columns], state: 'checking' },
    });
    if (count === 0) throw new DomainError('conflict', CHANGED);
  });
  await ctx.enqueue('run-imports', {});
}

checkImport.permissions = PERMISSIONS;

function assertColumns(kind: ImportKind, headers: readonly string[], columns: readonly string[]): void {
  if (columns.length !== headers.length) throw new DomainError('invalid', CHANGED);
  for (const [name, { label, isRequired }] of listImportFields(kind)) {
    const times = columns.filter((column) => column === name).length;
    if (times > 1) throw createInvalidFieldError('column', TWICE(label));
    if (times === 0 && isRequired) throw createInvalidFieldError('column', NO_FIELD(label));
  }
}

/** Starts the import of the new rows. Throws `conflict` if the file was not checked. */
export async function confirmImport(ctx: Context, id: number): Promise<void> {
  requireAdmin(ctx, ...confirmImport.permissions);
  await change(ctx, id, { from: ['checked'], to: 'importing', action: 'import.confirmed', releasesFile: true });
  await ctx.enqueue('run-imports', {});
}

confirmImport.permissions = PERMISSIONS;

/** Stops a check, or an import after the rows that are currently being imported. */
export async function stopImport(ctx: Context, id: number): Promise<void> {
  requireAdmin(ctx, ...stopImport.permissions);
  const { state } = await ctx.db.import.findUniqueOrThrow({ where: { id }, select: { state: true } }).catch(notFound);
  if (state === 'checking') await change(ctx, id, { from: ['checking'], to: 'uploaded', action: 'import.stopped' });
  else await change(ctx, id, { from: ['importing'], to: 'stopped', action: 'import.stopped' });
}

stopImport.permissions = PERMISSIONS;

/** Continues a stopped import after its last imported row, or its undo if that has begun. */
export async function resumeImport(ctx: Context, id: number): Promise<void> {
  requireAdmin(ctx, ...resumeImport.permissions);
  const { undo_started_at } = await ctx.db.import
    .findUniqueOrThrow({ where: { id }, select: { undo_started_at: true } })
    .catch(notFound);
  const to = undo_started_at ? 'undoing' : 'importing';
  await change(ctx, id, { from: ['stopped'], to, action: 'import.resumed' });
  await ctx.enqueue('run-imports', {});
}

resumeImport.permissions = PERMISSIONS;

/** Ends an import before anything is imported. The worker deletes its rows and its file. */
export async function cancelImport(ctx: Context, id: number): Promise<void> {
  requireAdmin(ctx, ...cancelImport.permissions);
  const from: ImportState[] = ['uploaded', 'checked', 'failed'];
  await change(ctx, id, { from, to: 'cancelled', action: 'import.cancelled', releasesFile: true });
}

cancelImport.permissions = PERMISSIONS;

/**
 * Lets the worker remove the attendances of an import, or its members who have not used their
 * account. Throws `conflict` if the import is still running.
 */
export async function undoImport(ctx: Context, id: number): Promise<void> {
  requireReauthenticatedAdmin(ctx, ...undoImport.permissions);
  await change(ctx, id, { from: ['done', 'stopped'], to: 'undoing', action: 'import.undone' });
  await ctx.enqueue('run-imports', {});
}

undoImport.permissions = PERMISSIONS;

async function change(ctx: Context, id: number, { from, to, action, releasesFile = false }: Change): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { file_key, file_name, new_rows, imported_rows, created_at } = await readImport(tx, id);
    const age = ctx.clock.now().getTime() - created_at.getTime();
    if (to === 'importing' && age > IMPORT_ROWS_RETENTION_DAYS * DAY_MS) throw new DomainError('conflict', TOO_OLD);
    const { count } = await tx.import.updateMany({
      where: { id, state: { in: [...from] } },
      data: {
        state: to,
        problem: null,
        attempts: 0,
        ...(releasesFile ? { file_key: null } : {}),
        ...(to === 'importing' ? { started_at: ctx.clock.now() } : {}),
        ...(action === 'import.undone' ? { undo_started_at: ctx.clock.now() } : {}),
      },
    });
    if (count === 0) throw new DomainError('conflict', CHANGED);
    if (releasesFile && file_key !== null) await releaseFile(tx, file_key);
    const after = { name: file_name, rows: to === 'importing' ? new_rows : imported_rows };
    await recordAuditEntry(ctx, tx, { action, subject: { kind: 'import', id }, after });
  });
}

/**
 * Reads and locks an import. The lock waits until the rows that are currently being imported are
 * committed.
 */
async function readImport(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT id FROM imports WHERE id = ${id} FOR UPDATE`;
  return tx.import.findUniqueOrThrow({ where: { id } }).catch(notFound);
}

function notFound(): never {
  throw new DomainError('not_found', IMPORT_NOT_FOUND_MESSAGE);
}
