import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { runMigrations as runQueueMigrations } from 'bullmq';
import pg from 'pg';

const LOCK = 7_236_118;

const LEDGER = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL,
  logs TEXT, rolled_back_at TIMESTAMPTZ, started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Applies pending migrations to a database and creates its queue schema. Returns the names of the
 * applied migrations. Throws if an earlier migration has failed, or has changed since it was
 * applied.
 */
export async function migrateDatabase(databaseUrl: string, folder = 'prisma/migrations'): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(LEDGER);
    const applied = await readAppliedMigrations(client);
    const migrations = await readMigrations(folder);
    assertHasBaseline(migrations, applied);
    const pending = migrations.filter((migration) => isPending(migration, applied));
    for (const migration of pending) await apply(client, migration);
    await runQueueMigrations(client);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await fs.readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readAppliedMigrations(client: pg.Client): Promise<Map<string, { checksum: string; finished: boolean }>> {
  const { rows } = await client.query<{ migration_name: string; checksum: string; finished: boolean }>(
    'SELECT migration_name, checksum, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  return new Map(rows.map((row) => [row.migration_name, row]));
}

/** Throws if the database has migrations but not the baseline of this version. */
function assertHasBaseline(migrations: Migration[], applied: Map<string, unknown>): void {
  const baseline = migrations.at(0)?.name;
  if (baseline === undefined || applied.size === 0 || applied.has(baseline)) return;
  throw new Error(
    'This database was made by a version before 1.0 and cannot be upgraded. Start again with an empty database: create a ' +
      'new one, run `npm run db:reset`, which deletes everything in this one, or delete the data folder of `npm start` (DATA_DIR, .data by default).',
  );
}

function isPending(migration: Migration, applied: Map<string, { checksum: string; finished: boolean }>): boolean {
  const before = applied.get(migration.name);
  if (!before) return true;
  if (!before.finished)
    throw new Error(`Migration ${migration.name} failed earlier; repair the database, then mark it resolved`);
  if (before.checksum !== migration.checksum)
    throw new Error(`Migration ${migration.name} was changed after it was applied`);
  return false;
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(
      'INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)',
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(
      `Migration ${name} failed and was rolled back: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}
