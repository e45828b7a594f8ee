import type { Logger } from 'pino';
import type { Database } from './client.server';

/**
 * Logs how many processes can connect to the database if each opens `perProcess` connections. Logs
 * a warning if fewer than two can.
 */
export async function logConnectionLimit(
  db: Database,
  perProcess: number,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const [row] = await db.$queryRaw<{ available: number }[]>`
    SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS available`;
  if (!row) return;
  const fields = { perProcess, available: row.available, processes: Math.floor(row.available / perProcess) };
  if (fields.processes < 2) log.warn(fields, 'raise max_connections of the database or lower DATABASE_POOL');
  else log.info(fields, 'database connections');
}
