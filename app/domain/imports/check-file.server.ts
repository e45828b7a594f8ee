import { setTimeout as delay } from 'node:timers/promises';
import { CsvError } from 'csv-parse';
import type { Import } from '~/db/generated/client';
import type { Transaction } from '~/db/client.server';
import { formatCount } from '~/lib/format-number';
import type { Context } from '../context';
import { listBatchTimes } from '../batches.server';
import { describeCsvError, isBlank, readCsvRows } from './csv-file.server';
import { IMPORT_SPAN, MAX_IMPORT_ROWS } from './policy';
import { createRowReader, type ReadRow } from './read-rows';
import { findStatuses, type RowWithStatus } from './row-statuses.server';

const TOO_MANY_ROWS = `The file has more than ${formatCount(MAX_IMPORT_ROWS)} rows. Please split it.`;

interface Span {
  rows: ReadRow[];
  /** Number of rows that have been read up to the end of this span. */
  checkedTo: number;
  readBytes: number;
}

/** Milliseconds within which a worker that checks a file saves at least one span. */
const SPAN_MS = 2_000;

/**
 * Thrown if another worker checks the same file, or if staff have stopped the check or chosen other
 * columns.
 */
class CheckEndedError extends Error {}

class TooManyRowsError extends Error {}

/**
 * Reads an uploaded file into `import_rows`, one span of rows per transaction, and determines a
 * status for each row. After an interruption, the check continues with the next span. No other data
 * is changed. Returns false if another worker checks the same file, or if staff have stopped it.
 * Source: docs/rules.md#imports.
 */
export async function checkFile(ctx: Context, one: Import): Promise<boolean> {
  if (one.checked_rows === 0) await deleteEarlierRows(ctx, one.id);
  else if (await isCheckedElsewhere(ctx, one)) return false;
  try {
    let checked = one.checked_rows;
    for await (const span of readSpans(ctx, one)) {
      await ctx.db.$transaction((tx) => saveSpan(ctx, tx, one, { ...span, checkedFrom: checked }));
      checked = span.checkedTo;
    }
    await ctx.db.import.updateMany({
      where: { id: one.id, state: 'checking', checked_rows: checked },
      data: { state: 'checked', read_bytes: one.file_bytes, attempts: 0 },
    });
    return true;
  } catch (error) {
    if (error instanceof CheckEndedError) return false;
    if (!(error instanceof CsvError) && !(error instanceof TooManyRowsError)) throw error;
    const problem = error instanceof CsvError ? describeCsvError(error) : TOO_MANY_ROWS;
    await ctx.db.import.updateMany({ where: { id: one.id, state: 'checking' }, data: { state: 'failed', problem } });
    return true;
  }
}

async function isCheckedElsewhere(ctx: Context, { id, checked_rows }: Import): Promise<boolean> {
  await delay(SPAN_MS);
  return (await ctx.db.import.count({ where: { id, state: 'checking', checked_rows } })) === 0;
}

/**
 * Deletes the rows of an earlier check. Locks the import for each statement, because another worker
 * may save the first span of the new check at the same time; after that, nothing is deleted.
 */
async function deleteEarlierRows(ctx: Context, importId: number): Promise<void> {
  for (let deleted = 1; deleted > 0;) {
    deleted = await ctx.db.$executeRaw`
      WITH unchecked AS (SELECT id FROM imports WHERE id = ${importId} AND checked_rows = 0 FOR UPDATE)
      DELETE FROM import_rows WHERE import_id IN (SELECT id FROM unchecked) AND "row" IN (
        SELECT "row" FROM import_rows WHERE import_id = ${importId} LIMIT ${5 * IMPORT_SPAN})`;
  }
}

async function* readSpans(ctx: Context, one: Import): AsyncGenerator<Span, void> {
  const read = createRowReader({ ...one, batchTimes: await listBatchTimes(ctx.db) }, ctx.clock.today());
  let readBytes = 0;
  const chunks = await ctx.files.read(one.file_key ?? '');
  const counted = (async function* () {
    for await (const chunk of chunks) {
      readBytes += chunk.byteLength;
      yield chunk;
    }
  })();
  let [row, checked, hasHeaders] = [0, 0, false];
  let rows: ReadRow[] = [];
  for await (const cells of readCsvRows(counted, one)) {
    row += 1;
    if (isBlank(cells)) continue;
    if (!hasHeaders) {
      hasHeaders = true;
      continue;
    }
    checked += 1;
    if (checked > MAX_IMPORT_ROWS) throw new TooManyRowsError();
    if (checked > one.checked_rows) rows.push(read(row, cells));
    if (rows.length < IMPORT_SPAN) continue;
    yield { rows, checkedTo: checked, readBytes };
    rows = [];
  }
  if (rows.length > 0) yield { rows, checkedTo: checked, readBytes };
}

async function saveSpan(
  ctx: Context,
  tx: Transaction,
  one: Import,
  span: Span & { checkedFrom: number },
): Promise<void> {
  const rows = await findStatuses(ctx, tx, one, span.rows);
  const { count } = await tx.import.updateMany({
    where: { id: one.id, state: 'checking', checked_rows: span.checkedFrom, columns: { equals: one.columns } },
    data: { ...countRows(rows), checked_rows: span.checkedTo, read_bytes: span.readBytes, attempts: 0 },
  });
  if (count === 0) throw new CheckEndedError();
  await tx.$executeRaw`
    INSERT INTO import_rows (import_id, "row", status, phone, key, of_row, "values", problems)
    SELECT ${one.id}, "row", status::"ImportRowStatus", phone, key, of_row, "values", problems
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (
      "row" int, status text, phone text, key text, of_row int, "values" jsonb, problems jsonb)`;
}

function countRows(rows: readonly RowWithStatus[]) {
  const count = (isCounted: (row: RowWithStatus) => boolean) => ({ increment: rows.filter(isCounted).length });
  return {
    new_rows: count(({ status }) => status === 'new'),
    known_rows: count(({ status }) => status === 'known'),
    double_rows: count(({ status }) => status === 'double'),
    unreadable_rows: count(({ status }) => status === 'unreadable'),
    warned_rows: count(({ status, problems }) => status === 'new' && problems.length > 0),
    consenting_rows: count(({ status, values }) => status === 'new' && values.notices === true),
  };
}
