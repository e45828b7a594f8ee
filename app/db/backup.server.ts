import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import {
  connectForBackup,
  assertDatabaseMigrated,
  type BackupLine,
  type TableDefinition,
} from './backup-format.server';

const BATCH = 2_000;

/**
 * Writes a consistent snapshot of all rows to a file that only its owner can read. Returns the
 * number of rows written.
 */
export async function backUpDatabase(databaseUrl: string, file: string): Promise<number> {
  const client = await connectForBackup(databaseUrl);
  const unfinished = `${file}.unfinished`;
  const count = { rows: 0 };
  try {
    await assertDatabaseMigrated(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const target = createWriteStream(unfinished, { mode: 0o600 });
    await pipeline(Readable.from(formatAsText(readLines(client, count))), createGzip(), target);
    await client.query('COMMIT');
    await fs.rename(unfinished, file);
    return count.rows;
  } finally {
    await fs.rm(unfinished, { force: true });
    await client.end();
  }
}

async function* formatAsText(lines: AsyncIterable<BackupLine[]>): AsyncGenerator<string> {
  for await (const batch of lines) yield batch.map((line) => `${JSON.stringify(line)}\n`).join('');
}

async function* readLines(client: pg.Client, count: { rows: number }): AsyncGenerator<BackupLine[]> {
  const shapes = await readTableDefinitions(client);
  yield [{ kind: 'start', migrations: await listAppliedMigrations(client), sequences: await sequences(client) }];
  for (const shape of shapes) {
    yield [{ kind: 'table', ...shape }];
    for await (const rows of readRows(client, shape)) {
      count.rows += rows.length;
      yield rows;
    }
  }
  yield [{ kind: 'end', rows: count.rows }];
}

async function* readRows(client: pg.Client, { table }: TableDefinition): AsyncGenerator<string[]> {
  const name = pg.escapeIdentifier(table);
  await client.query(`DECLARE backup NO SCROLL CURSOR FOR SELECT whole::text FROM public.${name} AS whole`);
  for (;;) {
    const { rows } = await client.query<[string]>({ text: `FETCH ${BATCH} FROM backup`, rowMode: 'array' });
    if (rows.length === 0) break;
    yield rows.map(([row]) => row);
  }
  await client.query('CLOSE backup');
}

/**
 * Returns the tables that are backed up, each with its columns in the order in which they are
 * stored.
 */
export async function readTableDefinitions(client: pg.Client): Promise<TableDefinition[]> {
  const { rows } = await client.query<TableDefinition>(
    `SELECT relname AS table, json_agg(attname || ' ' || format_type(atttypid, atttypmod) ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
       AND relname NOT IN ('_prisma_migrations', 'rate_limits', 'reminders')
     GROUP BY relname ORDER BY relname`,
  );
  return rows;
}

export async function listAppliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name || ' ' || checksum AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows.map(({ name }) => name);
}

async function sequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
