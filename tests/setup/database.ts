import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  /**
   * URL that connects through the server's Unix socket, which takes a third of the time. Do not use
   * it in tests that break connections.
   */
  nearUrl: string;
  drop: () => Promise<void>;
}

export function createDatabaseUrl(serverUrl: string, name: string): string {
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/**
 * Creates a database, either empty or with all migrations. It is copied as files, which is twenty
 * times as fast as a copy through the WAL.
 */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const { serverUrl, socketFolder, prefix, template } = inject('postgres');
  const name = `${prefix}_${randomUUID().slice(0, 8)}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${empty ? 'template0' : template} STRATEGY file_copy`);
  const url = createDatabaseUrl(serverUrl, name);
  return {
    url,
    nearUrl: socketFolder ? `${url}?host=${encodeURIComponent(socketFolder)}` : url,
    drop: () => onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
