import type { Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { useTransaction } from './in-transaction';

/**
 * Returns the number of sequential scans of a table during `work`. All queries run in one
 * transaction, because PostgreSQL counts the current transaction separately.
 */
export async function countTableScans(ctx: Context, table: string, work: Work): Promise<number> {
  return (await measureReads(ctx, table, work)).scans;
}

/** Returns the number of rows of a table that are read during `work`, with and without an index. */
export async function countRowsRead(ctx: Context, table: string, work: Work): Promise<number> {
  return (await measureReads(ctx, table, work)).rows;
}

type Work = (ctx: Context) => Promise<unknown>;

interface Reads {
  scans: number;
  rows: number;
}

function measureReads(ctx: Context, table: string, work: Work): Promise<Reads> {
  return ctx.db.$transaction(async (tx) => {
    // The numbers before `work` are subtracted, because the statistics include earlier transactions
    // of this connection until PostgreSQL publishes them.
    const before = await countReads(tx, table);
    await work(useTransaction(ctx, tx));
    const after = await countReads(tx, table);
    return { scans: after.scans - before.scans, rows: after.rows - before.rows };
  });
}

async function countReads(tx: Transaction, table: string): Promise<Reads> {
  const [found] = await tx.$queryRaw<Reads[]>`
    SELECT coalesce(sum(seq_scan), 0)::int AS scans, coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int AS rows
    FROM pg_stat_xact_user_tables
    WHERE relname = ${table} OR relid IN (SELECT relid FROM pg_partition_tree(${table}::text::regclass))`;
  return found ?? { scans: 0, rows: 0 };
}
