import type { JsonInput, Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { createEditConflictError, DomainError } from '../errors';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { untranslated } from '~/i18n/messages/message';
import type { AuditAction } from './actions';
import { recordAuditEntry } from './record-audit-entry.server';

type Subject<Verb extends string> = AuditAction extends infer One
  ? One extends `${infer Kind}.${Verb}`
    ? Kind
    : never
  : never;

export const ROW_ALREADY_ADDED_MESSAGE = untranslated('You have just added the same. It is in the list once.');

export interface RowEditConfig<Row, Kind extends Subject<'updated'> = Subject<'updated'>> {
  kind: Kind;
  /** Noun for the edit-conflict message, such as "class". */
  name: string;
  lock: (tx: Transaction, id: number) => Promise<Row>;
  record: (row: Row) => JsonInput;
  /** Fields that differ even if the same form is sent twice, such as generated keys. */
  generatedFields?: string[];
}

interface Edited {
  version: { increment: 1 };
  updated_at: Date;
}

/** Seconds within which an identical row from the same admin is treated as a double submission. */
const SAME_SECONDS = 60;

/**
 * Adds a row and returns its id. Throws `conflict` if the same admin has just submitted the same
 * form.
 */
export async function addAuditedRow<Row extends { id: number }>(
  ctx: Context,
  tx: Transaction,
  { kind, record, generatedFields: madeAnew }: RowEditConfig<Row, Subject<'created'> & Subject<'updated'>>,
  add: () => Promise<Row>,
): Promise<{ id: number }> {
  const row = await add();
  const deed = { action: `${kind}.created` as const, after: record(row) };
  if (ctx.origin.isForm) await refuseTwice(ctx, tx, deed, madeAnew);
  await recordAuditEntry(ctx, tx, { ...deed, subject: { kind, id: row.id } });
  return { id: row.id };
}

/**
 * Throws `conflict` for a double submission. Locks out concurrent additions by the same admin and
 * compares the new row with the audit log.
 */
async function refuseTwice(
  { actor, clock }: Context,
  tx: Transaction,
  { action, after }: { action: AuditAction; after: JsonInput },
  madeAnew: string[] = [],
): Promise<void> {
  if (actor.kind !== 'admin') return;
  await acquireAdvisoryLock(tx, `${action}:${actor.adminId}`);
  const since = new Date(clock.now().getTime() - SAME_SECONDS * 1000);
  const same = await tx.$queryRaw<{ found: number }[]>`
    SELECT 1 AS found FROM audit_entries AS entry
    WHERE actor_kind = 'admin' AND actor_id = ${actor.adminId} AND created_at > ${since} AND action = ${action}
      AND after - ${madeAnew}::text[] = ${JSON.stringify(after)}::jsonb - ${madeAnew}::text[]
      AND NOT EXISTS (
        SELECT FROM audit_entries AS later
        WHERE later.subject_kind = entry.subject_kind AND later.subject_id = entry.subject_id AND later.id > entry.id)
    LIMIT 1`;
  if (same.length > 0) throw new DomainError('conflict', ROW_ALREADY_ADDED_MESSAGE);
}

/**
 * Edits a row while it is locked. Throws `not_found` if it does not exist, and `conflict` if it was
 * edited since `version`.
 */
export async function editAuditedRow<Row extends { version: number }>(
  ctx: Context,
  tx: Transaction,
  { kind, name, lock, record }: RowEditConfig<Row>,
  { id, version }: { id: number; version: number | undefined },
  edit: (before: Row, edited: Edited) => Promise<Row>,
): Promise<void> {
  const before = await lock(tx, id);
  if (version !== undefined && version !== before.version) throw createEditConflictError(name);
  const after = await edit(before, { version: { increment: 1 }, updated_at: ctx.clock.now() });
  await recordAuditEntry(ctx, tx, {
    action: `${kind}.updated`,
    subject: { kind, id },
    before: record(before),
    after: record(after),
  });
}

/**
 * Deletes a row and records its contents in the audit log. Throws `not_found` if it does not exist.
 */
export async function deleteAuditedRow<Row>(
  ctx: Context,
  tx: Transaction,
  { kind, lock, record }: RowEditConfig<Row, Subject<'deleted'> & Subject<'updated'>>,
  id: number,
  remove: (before: Row) => Promise<unknown>,
): Promise<void> {
  const before = await lock(tx, id);
  await remove(before);
  await recordAuditEntry(ctx, tx, { action: `${kind}.deleted`, subject: { kind, id }, before: record(before) });
}
