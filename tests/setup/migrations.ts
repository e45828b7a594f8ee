import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { migrate } from '../../app/db/migrate.server';
import { createTestDatabase } from './database';

/** A database as the release had it that knew of no migration from `first` on. */
export async function databaseBefore(first: string): Promise<{ url: string; connect: () => Promise<pg.Client> }> {
  const { url, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  await migrate(url, await migrationsBefore(first));
  return { url, connect: () => connect(url) };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function migrationsBefore(first: string): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'migrations-'));
  onTestFinished(() => fs.rm(folder, { recursive: true }));
  const names = (await fs.readdir('prisma/migrations')).filter((name) => name < first);
  await Promise.all(
    names.map((name) => fs.cp(path.join('prisma/migrations', name), path.join(folder, name), { recursive: true })),
  );
  return folder;
}
