import type { Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { useTransaction } from './in-transaction';

/**
 * Returns the number of sequential scans of a table during `work`. All queries run in one
 * transaction, because PostgreSQL counts the current transaction separately.
 */
export function countTableScans(
  ctx: Context,
  table: string,
  work: (ctx: Context) => Promise<unknown>,
): Promise<number> {
  return ctx.db.$transaction(async (tx) => {
    // The number before `work` is subtracted, because the statistics include earlier transactions
    // of this connection until PostgreSQL publishes them.
    const before = await countScans(tx, table);
    await work(useTransaction(ctx, tx));
    return (await countScans(tx, table)) - before;
  });
}

async function countScans(tx: Transaction, table: string): Promise<number> {
  const [found] = await tx.$queryRaw<{ scans: number }[]>`
    SELECT coalesce(sum(seq_scan), 0)::int AS scans FROM pg_stat_xact_user_tables
    WHERE relname = ${table} OR relid IN (SELECT relid FROM pg_partition_tree(${table}::text::regclass))`;
  return found?.scans ?? 0;
}
