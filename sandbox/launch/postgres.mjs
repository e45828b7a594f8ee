// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from './program.mjs';

const HOLDER = fileURLToPath(new URL('../postgres/holder.mjs', import.meta.url));

/** @typedef {{ settings?: Record<string, string>, port?: number }} PostgresOptions */

/**
 * Starts a program that keeps the embedded PostgreSQL of a data folder running while this process
 * lives.
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
  /** The server's URL and process id, sent when it accepts connections. */
  const ready = /** @type {Promise<{ url: string, pid: number }>} */ (holder.message());
  return { holder, ready };
}
