import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { openSql, type SqlTag, type Sql } from './raw-query.server';
import { retryOnConflict } from './sql-state';
import { type Prisma, PrismaClient } from './generated/client';

export type Database = PrismaClient<'query'>;

export type { SqlTag, Sql };

export type Transaction = Prisma.TransactionClient;

export type JsonInput = Prisma.InputJsonValue;

const NAMED_STATEMENTS = 500;

interface DatabaseOptions {
  waitMs: number;
  transactionMs: number;
  /**
   * False for a connection pooler in transaction mode that does not support prepared statements.
   */
  prepares?: boolean;
  onQuery?: ((statement: string) => void) | undefined;
}

/** Opens the database behind a pool. Its transactions are retried once after a deadlock. */
export function openDatabase(
  pool: pg.Pool,
  { waitMs, transactionMs, prepares = true, onQuery }: DatabaseOptions,
): { db: Database; sql: Sql } {
  const nameOf = prepares ? statementNames() : () => '';
  const client: Database = new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: nameOf, disposeExternalPool: true }),
    transactionOptions: { maxWait: waitMs, timeout: transactionMs },
    log: onQuery ? [{ emit: 'event', level: 'query' }] : [],
  });
  if (onQuery) client.$on('query', ({ query }) => onQuery(query));
  const transaction = client.$transaction.bind(client) as (...args: unknown[]) => Promise<unknown>;
  // These members are not added to the client itself, because its transactions would inherit them.
  const db = Object.create(client, {
    $transaction: { value: (...args: unknown[]) => retryOnConflict(() => transaction(...args)) },
  }) as Database;
  return { db, sql: openSql(pool, { nameOf, onQuery }) };
}

/** Searches are not prepared, because a generic plan would scan whole tables. */
const SEARCHES = /\bI?LIKE\b/;

/** Statements whose text varies in length are not prepared, because they would use up all names. */
const CHANGING = /\bOFFSET \d|\bIN \(\$\d+,|\), \(\$\d/;

/** Assigns names to prepared statements, up to a limit per process. */
function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    const name = names.size < NAMED_STATEMENTS && !SEARCHES.test(sql) && !CHANGING.test(sql) ? `s${names.size}` : '';
    if (name) names.set(sql, name);
    return name;
  };
}
