import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { openSqlClient, type SqlTag, type SqlClient } from './raw-query.server';
import { retryOnConflict } from './sql-state';
import { type Prisma, PrismaClient } from './generated/client';

export type Database = PrismaClient<'query'>;

export type { SqlTag, SqlClient };

export type Transaction = Prisma.TransactionClient;

export type JsonInput = Prisma.InputJsonValue;

const NAMED_STATEMENTS = 500;

interface DatabaseOptions {
  waitMs: number;
  transactionMs: number;
  /**
   * False if the connection pooler runs in transaction mode and does not support prepared
   * statements.
   */
  prepares?: boolean;
  onQuery?: ((statement: string) => void) | undefined;
}

/** Opens a database on a connection pool. Transactions are retried once after a deadlock. */
export function openDatabase(
  pool: pg.Pool,
  { waitMs, transactionMs, prepares = true, onQuery }: DatabaseOptions,
): { db: Database; sql: SqlClient } {
  const nameOf = prepares ? createStatementNamer() : () => '';
  const client: Database = new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: nameOf, disposeExternalPool: true }),
    transactionOptions: { maxWait: waitMs, timeout: transactionMs },
    log: onQuery ? [{ emit: 'event', level: 'query' }] : [],
  });
  if (onQuery) client.$on('query', ({ query }) => onQuery(query));
  const transaction = client.$transaction.bind(client) as (...args: unknown[]) => Promise<unknown>;
  // The retrying `$transaction` is not set on the client itself, because the clients inside
  // transactions would inherit it.
  const db = Object.create(client, {
    $transaction: { value: (...args: unknown[]) => retryOnConflict(() => transaction(...args)) },
  }) as Database;
  return { db, sql: openSqlClient(pool, { nameOf, onQuery }) };
}

/**
 * Matches search queries. They are not prepared, because a generic plan would scan whole tables.
 */
const SEARCHES = /\bI?LIKE\b/;

/**
 * Matches statements whose text varies from call to call: a literal OFFSET or a list of
 * placeholders. They are not prepared, because the variants would soon reach the limit
 * NAMED_STATEMENTS.
 */
const VARIABLE_STATEMENTS = /\bOFFSET \d|\bIN \(\$\d+,|\), \(\$\d/;

/**
 * Returns a function that assigns a name to each statement to be prepared, or an empty name to
 * other statements and after the limit per process.
 */
function createStatementNamer(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    const name =
      names.size < NAMED_STATEMENTS && !SEARCHES.test(sql) && !VARIABLE_STATEMENTS.test(sql) ? `s${names.size}` : '';
    if (name) names.set(sql, name);
    return name;
  };
}
