import type { Database, SqlTag, Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import { openTransactionSql } from '~/domain/transaction-sql.server';

/** Returns a context whose queries all run in the given transaction. */
export function useTransaction(ctx: Context, tx: Transaction): Context {
  const query = openTransactionSql(tx);
  const begin = <Result>(work: (sql: SqlTag) => Promise<Result>) => work(query);
  const sql = Object.assign(query, { begin, raw: ctx.sql.raw });
  const db = tx as Database;
  return { ...ctx, db, sql, standby: db, standbySql: sql };
}
