import pg from 'pg';
import { operatorConfig } from '~/config/config.server';
import { openDatabase } from '~/db/client.server';
import { openPool } from '~/db/pool.server';
import { grantToApplication } from '~/db/grant-to-application.server';
import { migrate } from '~/db/migrate.server';
import { writeDefaults } from '~/domain/content/write-defaults.server';
import { clockIn } from '~/lib/clock';

const { databaseUrl, databaseOwnerUrl, ownerUrl, nodeEnv, demoMode, timeZone } = operatorConfig();

try {
  if (process.argv.includes('--reset')) await reset();
  const applied = await migrate(ownerUrl);
  if (databaseOwnerUrl) await grantToApplication(ownerUrl, decodeURIComponent(new URL(databaseUrl).username));
  await bringDefaults();
  console.log(applied.map((name) => `Applied ${name}`).join('\n') || 'The database is up to date');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Gives a new platform the content that it starts with. */
async function bringDefaults(): Promise<void> {
  const db = openDatabase(openPool(databaseUrl, { max: 1, waitMs: 15_000, answerMs: 25_000 }), {
    waitMs: 15_000,
    transactionMs: 20_000,
  });
  try {
    await writeDefaults({ db, clock: clockIn(timeZone) });
  } finally {
    await db.$disconnect();
  }
}

/** Throws away everything in the database. Never in production, the demo apart. */
async function reset(): Promise<void> {
  if (nodeEnv === 'production' && !demoMode) throw new Error('A production database is not reset');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('DROP SCHEMA IF EXISTS bullmq CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  } finally {
    await client.end();
  }
  console.log('Everything in the database is deleted');
}
