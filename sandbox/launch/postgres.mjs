// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from './program.mjs';

const SUPERVISOR = fileURLToPath(new URL('../postgres/supervisor.mjs', import.meta.url));

/**
 * Options of the server: additional settings such as `fsync: 'off'`, its port instead of any free
 * one, and another PostgreSQL installation instead of the one in the package.
 * @typedef {{ settings?: Record<string, string>, port?: number, native?: string }} PostgresOptions
 */

/**
 * Starts a helper process that keeps the embedded PostgreSQL server of a data folder running while
 * this process lives.
 * @param {string} dataDir
 * @param {PostgresOptions} [options]
 */
export function startPostgres(dataDir, options = {}) {
  const log = path.join(dataDir, 'logs', 'postgres.log');
  const supervisor = startProgram({
    title: 'postgres',
    args: [SUPERVISOR, dataDir, JSON.stringify(options)],
    env: process.env,
    log,
  });
  /**
   * URL and process id of the server. The helper process sends them when the server accepts
   * connections.
   */
  const ready = /** @type {Promise<{ url: string, pid: number }>} */ (supervisor.message());
  return { supervisor, ready };
}
