import fs from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Database } from './client.server';

/**
 * Lists the migrations of this version that have not been applied to the database. Reads
 * `prisma/migrations` in the working directory.
 */
export async function findMissingMigrations(db: Database, folder = 'prisma/migrations'): Promise<string[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const [{ ledger } = { ledger: null }] = await db.$queryRaw<{ ledger: string | null }[]>`
    SELECT to_regclass('public._prisma_migrations')::text AS ledger`;
  const applied = ledger
    ? await db.$queryRaw<{ name: string }[]>`
        SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
    : [];
  const known = new Set(applied.map(({ name }) => name));
  return names.filter((name) => !known.has(name)).sort();
}

/**
 * Returns a function like `findMissingMigrations` that stops querying once no migration is missing.
 * Missing migrations are logged once.
 */
export function createMissingMigrationsCheck(db: Database, log: Pick<Logger, 'error'>): () => Promise<string[]> {
  let missing: string[] | null = null;
  return async () => {
    if (missing?.length === 0) return missing;
    const found = await findMissingMigrations(db);
    if (found.length > 0 && missing === null)
      log.error({ missing: found }, 'the database lacks migrations of this version: run build/migrate.js');
    return (missing = found);
  };
}
