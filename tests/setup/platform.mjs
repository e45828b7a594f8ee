// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDemoEnvironment } from '../../sandbox/environment.mjs';
import { Platform } from '../../sandbox/launch/platform.mjs';
import { findFreePorts } from '../../sandbox/launch/ports.mjs';
import { removeEmbeddedPostgres } from '../../sandbox/postgres/embedded-postgres.mjs';

const SHIFTED_DATE = pathToFileURL(path.resolve('tests/setup/shifted-date.mjs')).href;

const INHERITED = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TZ'];

/**
 * Options for processes that live only for a short time. malloc keeps freed memory, and V8's
 * optimising compiler is off, because it would take more time than it saves.
 */
const QUICK = { env: { MALLOC_MMAP_THRESHOLD_: '131072' }, nodeFlags: ['--no-opt'] };

/**
 * Prepares the built platform on free ports and with a separate database. Nothing is started. The
 * client IP address is taken from X-Forwarded-For, so that each test can have separate rate limits.
 * @param {{
 * env?: Record<string, string>, settings: Record<string, string>, native?: string, host?: string,
 * isQuick?: boolean, clockOffsetMs?: number
 * }} options differences from the demo's environment, settings of the database and its
 * installation, host name of the site, whether processes start faster than in production, and by
 * how much the clock of each process is shifted; the clock of the database is not shifted; do not
 * set `isQuick` when measuring speed or memory
 */
export async function preparePlatform({
  env = {},
  settings,
  native,
  host = '127.0.0.1',
  isQuick = false,
  clockOffsetMs,
}) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-platform-'));
  fs.chmodSync(dataDir, 0o755);
  const [port, sandboxPort, workerPort, postgresPort] = await findFreePorts(4);
  const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
  const platform = new Platform({
    env: buildDemoEnvironment({
      ...inherited,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      WORKER_PORT: String(workerPort),
      PUBLIC_URL: `http://${host}:${port}`,
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      LOAD_SHEDDING_DELAY_MS: '0',
      ...(isQuick && QUICK.env),
      ...(clockOffsetMs !== undefined && { DATE_OFFSET_MS: String(clockOffsetMs) }),
      ...env,
    }),
    nodeFlags: [
      ...(isQuick ? QUICK.nodeFlags : []),
      ...(clockOffsetMs === undefined ? [] : ['--import', SHIFTED_DATE]),
    ],
    postgres: { settings, ...(native && { native }), ...(postgresPort && { port: postgresPort }) },
  });
  const remove = async () => {
    await platform.stop();
    removeEmbeddedPostgres(dataDir);
  };
  return { platform, remove };
}
