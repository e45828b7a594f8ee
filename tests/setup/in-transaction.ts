import type { Database, SqlTag, Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { openTransactionSql } from '~/domain/transaction-sql.server';

/** Returns a context whose queries all run in the given transaction. */
export function useTransaction(ctx: Context, tx: Transaction): Context {
  const query = openTransactionSql(tx);
  const sql = Object.assign(query, { begin: <Result>(work: (sql: SqlTag) => Promise<Result>) => work(query) });
  const db = tx as Database;
  return { ...ctx, db, sql, standby: db, standbySql: sql };
}
