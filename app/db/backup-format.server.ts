import { z } from 'zod';
import pg from 'pg';

const tableShape = z.object({ table: z.string(), columns: z.array(z.string()) });

export type TableDefinition = z.output<typeof tableShape>;

// A backup has a header, each table followed by its rows in PostgreSQL's text format, and an end
// line without which the file is incomplete.
export const backupLineSchema = z.union([
  z.string(),
  z.object({
    kind: z.literal('start'),
    migrations: z.array(z.string()),
    sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
  }),
  tableShape.extend({ kind: z.literal('table') }),
  z.object({ kind: z.literal('end'), rows: z.int() }),
]);

export type BackupLine = z.output<typeof backupLineSchema>;

/**
 * Opens a connection with fixed settings, so that PostgreSQL's text format does not depend on the
 * server configuration.
 */
export async function connectForBackup(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'sangha-backup' });
  await client.connect();
  await client.query(`SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex';
    SET extra_float_digits = 1; SET search_path = public`);
  return client;
}

/** Throws if the database has no migrations yet. */
export async function assertDatabaseMigrated(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ ledger: string | null }>(
    "SELECT to_regclass('public._prisma_migrations') AS ledger",
  );
  if (!rows[0]?.ledger) throw new Error('The database has no tables yet: run npm run db:migrate on it first.');
}
