import { parseArgs } from 'node:util';
import pg from 'pg';
import { getOperatorConfig } from '~/config/config.server';
import { type Database, openDatabase } from '~/db/client.server';
import { findMissingMigrations } from '~/db/missing-migrations.server';
import { openPool } from '~/db/pool.server';
import { grantApplicationRole } from '~/db/grant-to-application.server';
import { migrateDatabase } from '~/db/migrate.server';
import { insertDefaultContent } from '~/domain/content/insert-default-content.server';
import { createClock } from '~/lib/clock';

const { databaseUrl, databaseOwnerUrl, ownerUrl, nodeEnv, demoMode, timeZone } = getOperatorConfig();

const { values: options } = parseArgs({ options: { reset: { type: 'boolean' }, status: { type: 'boolean' } } });

try {
  if (options.status) await printStatus();
  else await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  if (options.reset) await reset();
  const applied = await migrateDatabase(ownerUrl);
  if (databaseOwnerUrl) await grantApplicationRole(ownerUrl, decodeURIComponent(new URL(databaseUrl).username));
  await withDatabase(databaseUrl, (db) => insertDefaultContent({ db, clock: createClock(timeZone) }));
  console.log(applied.map((name) => `Applied ${name}`).join('\n') || 'The database is up to date');
}

/**
 * Prints the missing migrations without changing anything. The exit code is 1 if a migration is
 * missing.
 */
async function printStatus(): Promise<void> {
  const missing = await withDatabase(ownerUrl, (db) => findMissingMigrations(db));
  console.log(missing.map((name) => `Missing ${name}`).join('\n') || 'The database is up to date');
  if (missing.length > 0) process.exitCode = 1;
}

async function withDatabase<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db } = openDatabase(openPool(url, { max: 1, waitMs: 15_000, answerMs: 25_000 }), {
    waitMs: 15_000,
    transactionMs: 20_000,
  });
  try {
    return await work(db);
  } finally {
    await db.$disconnect();
  }
}

/** Deletes everything in the database. In production this is allowed only in demo mode. */
async function reset(): Promise<void> {
  if (nodeEnv === 'production' && !demoMode) throw new Error('A production database cannot be reset');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      'DROP SCHEMA IF EXISTS bullmq, partitions CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public',
    );
  } finally {
    await client.end();
  }
  console.log('Everything in the database is deleted');
}
