// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from './program.mjs';

const HOLDER = fileURLToPath(new URL('../postgres/holder.mjs', import.meta.url));

/** @typedef {{ settings?: Record<string, string>, port?: number }} PostgresOptions */

/**
 * Starts a helper process that keeps the embedded PostgreSQL server of a data folder running while
 * this process lives.
 * @param {string} dataDir
 * @param {PostgresOptions} [options]
 */
export function startPostgres(dataDir, options = {}) {
  const log = path.join(dataDir, 'logs', 'postgres.log');
  const holder = startProgram({
    title: 'postgres',
    args: [HOLDER, dataDir, JSON.stringify(options)],
    env: process.env,
    log,
  });
  /**
   * URL and process id of the server. The helper process sends them when the server accepts
   * connections.
   */
  const ready = /** @type {Promise<{ url: string, pid: number }>} */ (holder.message());
  return { holder, ready };
}
