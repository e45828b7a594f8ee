import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { rawQueries } from './raw-query.server';
import { onceMore } from './sql-state';
import { type Prisma, PrismaClient } from './generated/client';

/** The database as commands and queries see it. */
export type Database = PrismaClient<'query'>;

/** The same inside one transaction. */
export type Transaction = Prisma.TransactionClient;

/** What a JSON column takes. */
export type JsonInput = Prisma.InputJsonValue;

/** How many different statements a connection keeps prepared. */
const NAMED_STATEMENTS = 500;

interface DatabaseOptions {
  /** How long a transaction may wait for a connection, and how long it may then take. */
  waitMs: number;
  transactionMs: number;
  /** Whether connections keep statements prepared, which a pooler that lends them by the transaction may not bear. */
  prepares?: boolean;
  /** Told of each statement, for tests that count round trips. */
  onQuery?: ((statement: string) => void) | undefined;
}

/**
 * The database behind a pool, which ends with it. A transaction that lost to another one (a deadlock, a serialization failure, a row that went)
 * is run once more.
 */
export function openDatabase(
  pool: pg.Pool,
  { waitMs, transactionMs, prepares = true, onQuery }: DatabaseOptions,
): Database {
  const nameOf = prepares ? statementNames() : () => '';
  const client: Database = new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: nameOf, disposeExternalPool: true }),
    transactionOptions: { maxWait: waitMs, timeout: transactionMs },
    log: onQuery ? [{ emit: 'event', level: 'query' }] : [],
  });
  if (onQuery) client.$on('query', ({ query }) => onQuery(query));
  const transaction = client.$transaction.bind(client) as (...args: unknown[]) => Promise<unknown>;
  // Not put on the client itself, whose transactions would have them too.
  return Object.create(client, {
    $transaction: { value: (...args: unknown[]) => onceMore(() => transaction(...args)) },
    $queryRaw: { value: rawQueries(pool, { nameOf, onQuery }) },
  }) as Database;
}

/** A plan for any pattern is a good one for none: what a search finds by its index when planned for itself, a kept plan reads tables for. */
const SEARCHES = /\bI?LIKE\b/;

/** Pages and lists of values, whose text is another one for each length: a few readers of a long list would use up all names. */
const CHANGING = /\bOFFSET \d|\bIN \(\$\d+,|\), \(\$\d/;

/** Names that let a connection keep a statement parsed and planned; such texts, and those beyond the limit, are sent without one. */
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
