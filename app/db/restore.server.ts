import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { listAppliedMigrations, readTableDefinitions } from './backup.server';
import {
  backupLineSchema,
  connectForBackup,
  assertDatabaseMigrated,
  type BackupLine,
  type TableDefinition,
} from './backup-format.server';

const BATCH = 2_000;

/** Tables to which migrations add rows. A restore replaces these rows with those of the backup. */
const FILLED_BY_MIGRATIONS = ['batches', 'hero_sections', 'homepage_sections', 'instructions'];

/**
 * Loads a backup into an empty, migrated database in one transaction. `databaseUrl` must be that of
 * the owner role. Returns the number of rows. Throws if the database is in use or its migrations
 * differ from those of the backup.
 */
export async function restoreDatabase(databaseUrl: string, file: string): Promise<number> {
  const client = await connectForBackup(databaseUrl);
  try {
    await assertDatabaseMigrated(client);
    await client.query('BEGIN');
    const known = await readTableDefinitions(client);
    await refuseDatabaseInUse(client, known);
    const putBackForeignKeys = await takeAwayForeignKeys(client);
    await onEach(client, known, 'DISABLE TRIGGER USER');
    for (const table of FILLED_BY_MIGRATIONS) await client.query(`DELETE FROM ${pg.escapeIdentifier(table)}`);
    const rows = await load(client, known, parseLines(decompress(file)));
    await onEach(client, known, 'ENABLE TRIGGER USER');
    await putBackForeignKeys();
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return rows;
  } finally {
    await client.end();
  }
}

async function refuseDatabaseInUse(client: pg.Client, shapes: TableDefinition[]): Promise<void> {
  const checks = shapes
    .filter(({ table }) => !FILLED_BY_MIGRATIONS.includes(table))
    .map(({ table }) => `SELECT FROM ${pg.escapeIdentifier(table)}`);
  const { rows } = await client.query<{ used: boolean }>(
    `SELECT ${checks.map((check) => `EXISTS (${check})`).join(' OR ')} AS used`,
  );
  if (rows[0]?.used)
    throw new Error('The database is in use already: restore into an empty one that is migrated (npm run db:migrate).');
}

async function takeAwayForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`,
  );
  for (const { drop } of rows) await client.query(drop);
  return async () => {
    for (const { add } of rows) await client.query(add);
  };
}

async function onEach(client: pg.Client, shapes: TableDefinition[], change: string): Promise<void> {
  for (const { table } of shapes) await client.query(`ALTER TABLE ${pg.escapeIdentifier(table)} ${change}`);
}

async function load(client: pg.Client, known: TableDefinition[], lines: AsyncIterable<BackupLine>): Promise<number> {
  const progress = { table: '', batch: [] as string[], rows: 0, isWhole: false };
  const flush = async () => {
    if (progress.batch.length > 0) await insert(client, progress.table, progress.batch);
    progress.batch = [];
  };
  for await (const line of lines) {
    if (typeof line === 'string') {
      progress.rows += 1;
      if (progress.batch.push(line) === BATCH) await flush();
    } else if (line.kind === 'table') {
      await flush();
      progress.table = tableLike(line, known);
    } else if (line.kind === 'start') {
      await begin(client, line);
    } else {
      await flush();
      progress.isWhole = line.rows === progress.rows;
    }
  }
  if (!progress.isWhole) throw new Error('The backup is not whole: its end is missing. Nothing was restored.');
  return progress.rows;
}

async function begin(client: pg.Client, start: Extract<BackupLine, { kind: 'start' }>): Promise<void> {
  const here = await listAppliedMigrations(client);
  if (here.join() !== start.migrations.join()) {
    throw new Error(
      'The backup was taken with other migrations: restore it with the release it was taken with, then migrate.',
    );
  }
  for (const [name, last] of Object.entries(start.sequences)) {
    await client.query('SELECT setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), last]);
  }
}

function tableLike({ table, columns }: TableDefinition, known: TableDefinition[]): string {
  const here = known.find((shape) => shape.table === table);
  if (here?.columns.join() !== columns.join()) throw new Error(`The table ${table} of the backup is not the one here.`);
  return pg.escapeIdentifier(table);
}

async function insert(client: pg.Client, table: string, rows: string[]): Promise<void> {
  await client.query(`INSERT INTO ${table} SELECT * FROM unnest($1::${table}[])`, [rows]);
}

function decompress(file: string): AsyncIterable<Buffer> {
  const packed = createReadStream(file);
  const plain = createGunzip();
  packed.once('error', (error) => plain.destroy(error));
  return packed.pipe(plain);
}

/** Splits the file only at line feeds, because texts may contain Unicode line separators. */
async function* parseLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<BackupLine> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield backupLineSchema.parse(JSON.parse(line));
  }
}
