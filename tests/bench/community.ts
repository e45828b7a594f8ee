import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { buildDemoEnvironment } from '../../sandbox/environment.mjs';
import { Platform } from '../../sandbox/launch/platform.mjs';
import { findFreePorts } from '../../sandbox/launch/ports.mjs';
import { CONNECTIONS, type Server } from './load';
import { runToEnd } from './run-to-end';

/**
 * A community of a given size and a web server for the measurements. Its data is kept for the next
 * run.
 */
export interface Community extends Server {
  name: string;
  sandboxUrl: string;
  platform: Platform;
  db: pg.Client;
  /** Members who attend on most days, one for each concurrent connection. */
  members: Caller[];
  /** The member who joined last and has a low rank in every list. */
  newcomer: Caller;
  admin: Caller;
  close(): Promise<void>;
}

export interface Caller {
  id: number;
  token: string;
  cookie: string;
}

interface Size {
  name: string;
  members: number;
  attendances: number;
  settings?: Record<string, string>;
}

const SECRET = 'the-benchmarks-secret-of-thirty-two-characters';

/** Starts a community, and creates its data if it does not exist yet. */
export async function openCommunity({ name, members, attendances, settings = {} }: Size): Promise<Community> {
  const dataDir = path.resolve('.data/bench', name);
  fs.mkdirSync(dataDir, { recursive: true });
  const [port, sandboxPort, workerPort] = await findFreePorts(3);
  const env = buildDemoEnvironment({
    PATH: process.env.PATH,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    WORKER_PORT: String(workerPort),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
    LOAD_SHEDDING_DELAY_MS: '0',
    ...settings,
  });
  const platform = new Platform({ env, postgres: { settings: { shared_buffers: '1GB', max_wal_size: '4GB' } } });
  await platform.startDatabase();
  await platform.runToEnd('migrate');
  await platform.runToEnd('seed');
  const made = path.join(dataDir, 'made.json');
  const size = JSON.stringify({ members, attendances });
  if (!fs.existsSync(made)) {
    const options = ['--members', String(members), '--attendances', String(attendances)];
    await runToEnd(['build/seed-scale.js', ...options], platform.env);
    fs.writeFileSync(made, size);
  }
  if (fs.readFileSync(made, 'utf8') !== size) throw new Error(`${dataDir} holds another size: delete it first`);
  platform.start('web');
  await platform.waitUntilReady('web');
  const db = new pg.Client({ connectionString: platform.env.DATABASE_URL });
  await db.connect();
  await deleteBenchmarkClasses(db);
  const { rows } = await db.query<{ core: number[]; newcomer: number; admin: number }>(
    `SELECT ARRAY(SELECT id FROM members WHERE phone >= '+917000000007' ORDER BY phone LIMIT $1) AS core,
      (SELECT max(id) FROM members) AS newcomer, (SELECT id FROM admins WHERE username = 'admin') AS admin`,
    [CONNECTIONS],
  );
  const { core = [], newcomer = 0, admin = 0 } = rows[0] ?? {};
  return {
    name,
    url: platform.getUrl('web'),
    pid: platform.programs.get('web')?.pid ?? 0,
    sandboxUrl: platform.getUrl('sandbox'),
    platform,
    db,
    members: await Promise.all(core.map((id) => logIn(db, 'member', id))),
    newcomer: await logIn(db, 'member', newcomer),
    admin: await logIn(db, 'admin', admin),
    close: async () => {
      await db.end();
      await platform.stop();
    },
  };
}

/**
 * Soft-deletes the classes that the attendance benchmark has created, so that they do not appear on
 * screens or in counts.
 */
export async function deleteBenchmarkClasses(db: pg.Client): Promise<void> {
  await db.query("UPDATE classes SET deleted_at = now() WHERE title = 'Measured' AND deleted_at IS NULL");
}

/**
 * Inserts a session into the database, which takes less time than a login, because no password is
 * hashed.
 */
export async function logIn(db: pg.Client, kind: 'member' | 'admin', id: number): Promise<Caller> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `INSERT INTO sessions (token_hash, kind, ${kind}_id, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, $3, now(), now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), kind, id],
  );
  const value = Buffer.from(JSON.stringify(token)).toString('base64');
  return { id, token, cookie: `sangha_${kind}=${encodeURIComponent(value)}` };
}
