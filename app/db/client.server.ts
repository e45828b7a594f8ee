import { PrismaPg } from '@prisma/adapter-pg';
import { type Prisma, PrismaClient } from './generated/client';

/** The database as commands and queries see it. */
export type Database = PrismaClient<'query'>;

/** The same inside one transaction. */
export type Transaction = Prisma.TransactionClient;

/** What a JSON column takes. */
export type JsonInput = Prisma.InputJsonValue;

interface DatabaseOptions {
  /** Connections at most. */
  pool: number;
  /** Told of each statement, for tests that count round trips. */
  onQuery?: (statement: string) => void;
}

/**
 * Opens the connection pool. Sessions run in UTC because the adapter reads timestamps as such, whatever the server's own zone is.
 */
export function openDatabase(databaseUrl: string, { pool, onQuery }: DatabaseOptions): Database {
  const adapter = new PrismaPg({
    connectionString: databaseUrl,
    max: pool,
    options: '-c TimeZone=UTC',
    statement_timeout: 20_000,
    connectionTimeoutMillis: 15_000,
    application_name: 'sangha',
  });
  const client = new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
  if (onQuery) client.$on('query', ({ query }) => onQuery(query));
  return client;
}
