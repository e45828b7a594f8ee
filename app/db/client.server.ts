import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { type Prisma, PrismaClient } from './generated/client';

/** The database as commands and queries see it. */
export type Database = PrismaClient<'query'>;

/** The same inside one transaction. */
export type Transaction = Prisma.TransactionClient;

/** What a JSON column takes. */
export type JsonInput = Prisma.InputJsonValue;

/** How many different statements a connection keeps prepared. */
const NAMED_STATEMENTS = 500;

/** How long a rush may keep a query or a transaction waiting for a connection, and how long it may then take. */
const CONNECTION_WAIT_MS = 15_000;
const STATEMENT_LIMIT_MS = 20_000;

/**
 * A pool of so many connections at most, made on first use. Sessions run in UTC because the adapter reads timestamps as such, whatever the
 * server's own zone is.
 */
export function openPool(databaseUrl: string, max: number): pg.Pool {
  return new pg.Pool({
    connectionString: databaseUrl,
    max,
    options: '-c TimeZone=UTC',
    statement_timeout: STATEMENT_LIMIT_MS,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    application_name: 'sangha',
  });
}

/** The database behind a pool, which ends with it. `onQuery` is told of each statement, for tests that count round trips. */
export function openDatabase(pool: pg.Pool, onQuery?: (statement: string) => void): Database {
  const adapter = new PrismaPg(pool, { statementNameGenerator: statementNames(), disposeExternalPool: true });
  const client = new PrismaClient({
    adapter,
    transactionOptions: { maxWait: CONNECTION_WAIT_MS, timeout: STATEMENT_LIMIT_MS },
    log: [{ emit: 'event', level: 'query' }],
  });
  if (onQuery) client.$on('query', ({ query }) => onQuery(query));
  return client;
}

/** A plan for any pattern is a good one for none: what a search finds by its index when planned for itself, a kept plan reads tables for. */
const SEARCHES = /\bI?LIKE\b/;

/** Names that let a connection keep a statement parsed and planned; searches and texts beyond the limit are sent without one. */
function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    const name = names.size < NAMED_STATEMENTS && !SEARCHES.test(sql) ? `s${names.size}` : '';
    if (name) names.set(sql, name);
    return name;
  };
}
