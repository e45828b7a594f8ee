import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../../app/db/migrate.server';
import { startPostgres } from '../../sandbox/launch/postgres.mjs';
import { removeEmbeddedPostgres } from '../../sandbox/postgres/embedded-postgres.mjs';
import { createDatabaseUrl } from './database';

const UNSAFE_BUT_FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '128MB' };

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The PostgreSQL server for the test databases, and the template database, to which all
     * migrations are applied.
     */
    postgres: { serverUrl: string; socketFolder: string | null; prefix: string; template: string };
  }
}

/**
 * Starts PostgreSQL, or uses the server in TEST_DATABASE_URL, and applies the migrations to the
 * template database.
 */
export default async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, socketFolder: null, stop: async () => undefined }
    : await startEmbedded();
  const prefix = `sangha_test_${process.pid}`;
  const template = `${prefix}_template`;
  await onServer(server.url, (client) => client.query(`CREATE DATABASE ${template}`));
  await migrateDatabase(createDatabaseUrl(server.url, template));
  project.provide('postgres', { serverUrl: server.url, socketFolder: server.socketFolder, prefix, template });
  return async () => {
    await onServer(server.url, (client) => dropAll(client, prefix));
    await server.stop();
  };
}

/**
 * Starts the embedded server under a supervisor, which stops it when this process ends, so that an
 * interrupted run leaves no server running.
 */
async function startEmbedded(): Promise<{ url: string; socketFolder: string; stop: () => Promise<void> }> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-test-'));
  fs.chmodSync(dataDir, 0o755);
  const socketFolder = path.join(dataDir, 'socket');
  fs.mkdirSync(socketFolder);
  // If the tests run as root, the server runs as a different user, who must be allowed to use this
  // folder.
  fs.chmodSync(socketFolder, 0o777);
  const settings = { ...UNSAFE_BUT_FAST, unix_socket_directories: socketFolder };
  const { supervisor, ready } = startPostgres(dataDir, { settings });
  const { url } = await ready;
  const stop = async () => {
    await supervisor.stop();
    removeEmbeddedPostgres(dataDir);
  };
  return { url, socketFolder, stop };
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function dropAll(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
}
