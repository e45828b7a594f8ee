import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { afterAll } from 'vitest';
import { parseEnvironment } from '~/config/env.server';
import { createContext, openApp, type App } from '~/context.server';
import type { Actor, Context } from '~/domain/context';
import { startTestSandbox } from '../sandbox/sandbox';
import { testClock, type TestClock } from './clock';
import { createTestDatabase } from './database';
import { testEnvironment } from './environment';

interface Options {
  /** Initial time of the test clock, for example `2026-02-28T23:59:59+05:30`. */
  at?: string;
  actor?: Actor;
  /** Environment variables that differ from the default test environment. */
  environment?: Record<string, string>;
  /** Base URL to which the providers send webhooks. */
  publicUrl?: string;
}

/**
 * The application's context with a separate database and sandbox, and with properties for
 * controlling and inspecting it.
 */
export interface TestContext extends Context {
  clock: TestClock;
  app: App;
  databaseUrl: string;
  nearDatabaseUrl: string;
  sandboxUrl: string;
  /** `seen` contains the SQL statements since the last call of `clear`. */
  queries: { seen: string[]; clear: () => void };
  /**
   * Returns the same context for a different actor or for the member with this id, optionally with
   * a client IP address.
   */
  as(actor: Actor | { id: number }, address?: string): Context;
}

/**
 * Opens the application with a separate database and sandbox, and closes both after the last test
 * of the file. Call it at the top level of a test file. All tests of the file share the database,
 * so each test creates the rows that it needs.
 */
export async function testContext(options: Options = {}): Promise<TestContext> {
  const database = await createTestDatabase();
  const publicUrl = options.publicUrl ?? 'http://127.0.0.1:9';
  const sandbox = await startTestSandbox(publicUrl);
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'sangha-files-'));
  const environment = { PUBLIC_URL: publicUrl, DATA_DIR: dataDir, ...options.environment };
  const config = parseEnvironment(testEnvironment(database.nearUrl, sandbox.url, environment));
  if (config.redis && !options.environment?.REDIS_URL) await emptyRedis(config.redis.urls[0] ?? '');
  const clock = testClock(options.at ?? '2026-11-20T06:30:00+05:30', config.community.timeZone);
  const seen: string[] = [];
  const app = openApp(config, { clock, onQuery: (statement) => void (readsBrand(statement) || seen.push(statement)) });
  afterAll(async () => {
    await app.close();
    await sandbox.close();
    await database.drop();
    await fs.rm(dataDir, { recursive: true });
  });
  const as = (actor: Actor | { id: number }, address = '127.0.0.1'): Context =>
    createContext(app, 'kind' in actor ? actor : { kind: 'member', memberId: actor.id, sessionId: 0 }, {
      address,
      requestId: 'test',
    });
  return {
    ...as(options.actor ?? { kind: 'system' }),
    clock,
    app,
    databaseUrl: database.url,
    nearDatabaseUrl: database.nearUrl,
    sandboxUrl: sandbox.url,
    queries: { seen, clear: () => void seen.splice(0) },
    as,
  };
}

/**
 * True for the query that reads the brand. Tests run it for every request, but production only
 * every few seconds, so it is not counted.
 */
function readsBrand(statement: string): boolean {
  return /^SELECT .* FROM "public"\."(?:site_settings|contact_settings|testimonials|policy_versions|batches)"/s.test(
    statement,
  );
}

async function emptyRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
}
