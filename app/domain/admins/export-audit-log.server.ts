import type { z } from 'zod';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { type AuditRow, describeAuditRow, readAuditNames, readAuditRows, toAuditCursor } from './audit-log.server';
import { requireReauthenticatedAdmin } from './require-admin';
import type { auditFilterSchema } from './schemas';

export const AUDIT_COLUMNS = [
  ...(['id', 'at', 'actor_kind', 'actor_id', 'actor', 'action', 'sentence', 'reason'] as const),
  ...(['subject_kind', 'subject_id', 'before', 'after', 'address', 'request_id'] as const),
] as const;

export type ExportedAuditEntry = Record<(typeof AUDIT_COLUMNS)[number], string | number>;

const CHUNK_SIZE = 1_000;

/**
 * Writes an audit entry and then streams every entry of the audit log that has the filters, newest
 * first. Repeated views are not merged.
 */
export async function exportAuditLog(
  ctx: Context,
  filter: z.output<typeof auditFilterSchema>,
): Promise<AsyncGenerator<ExportedAuditEntry[], void>> {
  requireReauthenticatedAdmin(ctx, ...exportAuditLog.permissions);
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
  await ctx.db.$transaction((tx) =>
    recordAuditEntry(ctx, tx, { action: 'audit.exported', subject: { kind: 'audit', id: 'log' }, after: chosen }),
  );
  return streamChunks(ctx, filter);
}

exportAuditLog.permissions = ['manage_admins'] as const;

async function* streamChunks(
  ctx: Context,
  filter: z.output<typeof auditFilterSchema>,
): AsyncGenerator<ExportedAuditEntry[], void> {
  for (let before: string | undefined; ;) {
    const rows = await readAuditRows(ctx, { ...filter, before }, CHUNK_SIZE);
    const last = rows.at(-1);
    if (!last) return;
    const names = await readAuditNames(ctx, rows);
    yield rows.map((row) => toExported(row, names));
    before = toAuditCursor(last);
  }
}

function toExported(row: AuditRow, names: ReadonlyMap<string, string>): ExportedAuditEntry {
  const { who, sentence, reason } = describeAuditRow(row, names);
  return {
    id: String(row.id),
    at: row.created_at.toISOString(),
    actor_kind: row.actor_kind,
    actor_id: row.actor_id ?? '',
    actor: who,
    action: row.action,
    sentence: `${sentence.before}${sentence.subject}${sentence.after}`,
    reason: reason ?? '',
    subject_kind: row.subject_kind,
    subject_id: row.subject_id,
    before: row.before === null ? '' : JSON.stringify(row.before),
    after: row.after === null ? '' : JSON.stringify(row.after),
    address: row.address ?? '',
    request_id: row.request_id ?? '',
  };
}
