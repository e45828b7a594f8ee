import type { JsonInput, Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { changedMeanwhile } from '../errors';
import type { Action } from './actions';
import { recordAudit } from './record-audit.server';

type Subject<Verb extends string> = Action extends infer One
  ? One extends `${infer Kind}.${Verb}`
    ? Kind
    : never
  : never;

/** Rows that staff edit one at a time. */
export interface EditableRows<Row, Kind extends Subject<'updated'> = Subject<'updated'>> {
  kind: Kind;
  /** What the second of two editors is told that somebody else changed. */
  name: string;
  /** Holds a row until the transaction ends. Throws not_found. */
  lock: (tx: Transaction, id: number) => Promise<Row>;
  /** What the audit log keeps of a row. */
  record: (row: Row) => JsonInput;
}

/** What every edit writes besides its own columns. */
interface Edited {
  version: { increment: 1 };
  updated_at: Date;
}

/** Adds a row, with its entry in the audit log, and returns its id. */
export async function addRow<Row extends { id: number }>(
  ctx: Context,
  tx: Transaction,
  { kind, record }: EditableRows<Row, Subject<'created'> & Subject<'updated'>>,
  add: () => Promise<Row>,
): Promise<{ id: number }> {
  const row = await add();
  await recordAudit(ctx, tx, { action: `${kind}.created`, subject: { kind, id: row.id }, after: record(row) });
  return { id: row.id };
}

/**
 * Edits a row under its lock, with its entry in the audit log. Throws not_found, conflict when it was
 * edited since `version`.
 */
export async function editRow<Row extends { version: number }>(
  ctx: Context,
  tx: Transaction,
  { kind, name, lock, record }: EditableRows<Row>,
  { id, version }: { id: number; version: number | undefined },
  edit: (before: Row, edited: Edited) => Promise<Row>,
): Promise<void> {
  const before = await lock(tx, id);
  if (version !== undefined && version !== before.version) throw changedMeanwhile(name);
  const after = await edit(before, { version: { increment: 1 }, updated_at: ctx.clock.now() });
  await recordAudit(ctx, tx, {
    action: `${kind}.updated`,
    subject: { kind, id },
    before: record(before),
    after: record(after),
  });
}

/** Takes a row away under its lock; the audit log keeps what it said. Throws not_found. */
export async function removeRow<Row>(
  ctx: Context,
  tx: Transaction,
  { kind, lock, record }: EditableRows<Row, Subject<'deleted'> & Subject<'updated'>>,
  id: number,
  remove: (before: Row) => Promise<unknown>,
): Promise<void> {
  const before = await lock(tx, id);
  await remove(before);
  await recordAudit(ctx, tx, { action: `${kind}.deleted`, subject: { kind, id }, before: record(before) });
}
