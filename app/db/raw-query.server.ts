import pg from 'pg';
import { Prisma } from './generated/client';
import { retryOnConflict } from './sql-state';

/**
 * Parsers that convert PostgreSQL's text format by column type, with the same results as Prisma.
 */
const parserOfType: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: BigInt,
  [pg.types.builtins.NUMERIC]: (text) => new Prisma.Decimal(text),
  [pg.types.builtins.DATE]: (text) => new Date(`${text}T00:00:00.000Z`),
  [pg.types.builtins.TIME]: (text) => new Date(`1970-01-01T${text}Z`),
  [pg.types.builtins.TIMESTAMP]: (text) => new Date(`${text.replace(' ', 'T')}Z`),
};

const types = {
  getTypeParser: (type: number): ((text: string) => unknown) =>
    parserOfType[type] ?? (pg.types.getTypeParser(type) as (text: string) => unknown),
};

interface RawQueries {
  nameOf: (statement: { sql: string }) => string;
  onQuery?: ((statement: string) => void) | undefined;
}

/** A tagged template that runs a statement and returns its rows. Values become parameters. */
export type SqlTag = <Rows>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) => Promise<Rows>;

export interface SqlClient extends SqlTag {
  /** Runs a transaction of raw queries, and retries it once after a deadlock. */
  begin: <Result>(work: (sql: SqlTag) => Promise<Result>) => Promise<Result>;
}

/**
 * Returns the tagged template for raw queries outside Prisma transactions. It converts values as
 * `$queryRaw` does, but takes a third of the CPU time.
 */
export function openSqlClient(pool: pg.Pool, { nameOf, onQuery }: RawQueries): SqlClient {
  const queryOn =
    (client: pg.Pool | pg.PoolClient): SqlTag =>
    async <Rows>(query: TemplateStringsArray | Prisma.Sql, ...given: unknown[]): Promise<Rows> => {
      const { text, values } = query instanceof Prisma.Sql ? query : Prisma.sql(query, ...given);
      onQuery?.(text);
      const { rows } = await client.query({
        text,
        name: nameOf({ sql: text }),
        values: values.map(formatParameter),
        types,
      });
      return rows as Rows;
    };
  const begin: SqlClient['begin'] = (work) =>
    retryOnConflict(() => runTransaction(pool, (client) => work(queryOn(client))));
  return Object.assign(queryOn(pool), { begin });
}

async function runTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // If the rollback fails, the connection is closed instead of returned to the pool.
    await client.query('ROLLBACK').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

/**
 * Converts dates to ISO text, because the driver would format them in the time zone of the machine.
 */
function formatParameter(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(formatParameter) : value;
}
