// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoEnvironment } from '../../sandbox/environment.mjs';
import { Platform } from '../../sandbox/launch/platform.mjs';
import { freePorts } from '../../sandbox/launch/ports.mjs';
import { removeEmbeddedPostgres } from '../../sandbox/postgres/embedded-postgres.mjs';

const INHERITED = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TZ'];

/** The C library keeps memory, and V8 optimises no code, which a short life never repays. */
const QUICK = { env: { MALLOC_MMAP_THRESHOLD_: '131072' }, nodeFlags: ['--no-opt'] };

/**
 * The platform as it is built, on free ports and on a database of its own, with nothing started
 * yet. Requests come from whom X-Forwarded-For says, so that each test has throttles of its own.
 * @param {{
 *   env?: Record<string, string>, settings: Record<string, string>, host?: string,
 *   isQuick?: boolean
 * }} options what differs from the demo's environment, the database's settings, by which name of
 * this machine the site is known, and whether processes start quicker than in production: not where
 * speed or memory is measured
 */
export async function preparePlatform({ env = {}, settings, host = '127.0.0.1', isQuick = false }) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-platform-'));
  fs.chmodSync(dataDir, 0o755);
  const [port, sandboxPort, workerPort, postgresPort] = await freePorts(4);
  const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
  const platform = new Platform({
    env: demoEnvironment({
      ...inherited,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      WORKER_PORT: String(workerPort),
      PUBLIC_URL: `http://${host}:${port}`,
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      ADMISSION_DELAY_MS: '0',
      ...(isQuick && QUICK.env),
      ...env,
    }),
    ...(isQuick && { nodeFlags: QUICK.nodeFlags }),
    postgres: { settings, ...(postgresPort && { port: postgresPort }) },
  });
  const remove = async () => {
    await platform.stop();
    removeEmbeddedPostgres(dataDir);
  };
  return { platform, remove };
}
