import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/setup/database';
import { migrateDatabase } from './migrate.server';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'migrations-'));
  await write('1_asanas', 'CREATE TABLE asanas (name text PRIMARY KEY)');
  await write('2_first', "INSERT INTO asanas VALUES ('tadasana')");
});

afterEach(async () => {
  await fs.rm(folder, { recursive: true });
  await database.drop();
});

async function write(name: string, sql: string): Promise<void> {
  await fs.mkdir(path.join(folder, name), { recursive: true });
  await fs.writeFile(path.join(folder, name, 'migration.sql'), sql);
}

async function queryRows(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

test('migrations are applied in order and only once', async () => {
  expect(await migrateDatabase(database.url, folder)).toEqual(['1_asanas', '2_first']);
  expect(await migrateDatabase(database.url, folder)).toEqual([]);
  expect(await queryRows('SELECT name FROM asanas')).toEqual([{ name: 'tadasana' }]);
});

test("a new migration is applied on top and recorded in Prisma's format", async () => {
  await migrateDatabase(database.url, folder);
  await write('3_second', "INSERT INTO asanas VALUES ('vrikshasana')");
  expect(await migrateDatabase(database.url, folder)).toEqual(['3_second']);
  expect(
    await queryRows('SELECT migration_name, applied_steps_count, length(checksum) FROM _prisma_migrations ORDER BY 1'),
  ).toEqual(
    ['1_asanas', '2_first', '3_second'].map((migration_name) => ({
      migration_name,
      applied_steps_count: 1,
      length: 64,
    })),
  );
});

test('two concurrent runs apply each migration once', async () => {
  const applied = await Promise.all([migrateDatabase(database.url, folder), migrateDatabase(database.url, folder)]);
  expect(applied.flat().toSorted()).toEqual(['1_asanas', '2_first']);
  expect(await queryRows('SELECT name FROM asanas')).toHaveLength(1);
});

test('a migration that was changed after it was applied is refused', async () => {
  await migrateDatabase(database.url, folder);
  await write('2_first', "INSERT INTO asanas VALUES ('balasana')");
  await expect(migrateDatabase(database.url, folder)).rejects.toThrow(
    'Migration 2_first was changed after it was applied',
  );
});

test('a database without the first migration of this version is refused and does not change', async () => {
  await migrateDatabase(database.url, folder);
  await fs.rm(path.join(folder, '1_asanas'), { recursive: true });
  await fs.rm(path.join(folder, '2_first'), { recursive: true });
  await write('3_baseline', 'DROP TABLE asanas');
  await expect(migrateDatabase(database.url, folder)).rejects.toThrow(
    /made by a version before 1\.0 and cannot be upgraded\. .*npm run db:reset/,
  );
  expect(await queryRows('SELECT name FROM asanas')).toEqual([{ name: 'tadasana' }]);
});

test('a failed migration is rolled back completely, and the corrected one is applied', async () => {
  await write('3_broken', 'CREATE TABLE half (id int); SELECT nothing FROM nowhere');
  await expect(migrateDatabase(database.url, folder)).rejects.toThrow(
    /^Migration 3_broken failed and was rolled back: .*nowhere/,
  );
  expect(await queryRows("SELECT to_regclass('half') AS half")).toEqual([{ half: null }]);
  expect(await queryRows('SELECT * FROM asanas')).toHaveLength(1);
  await write('3_broken', 'CREATE TABLE half (id int)');
  expect(await migrateDatabase(database.url, folder)).toEqual(['3_broken']);
});

test('the statements of the upgrade notes work on a database of 1.0, and the upgrade follows', async () => {
  const notes = await fs.readFile('docs/operations/upgrade-notes.md', 'utf8');
  const [, unreleased = ''] = /^## Unreleased$(.*?)^## /ms.exec(notes) ?? [];
  const indexes = unreleased.match(/^CREATE INDEX CONCURRENTLY [^;]+;/gm) ?? [];
  expect(indexes.length).toBeGreaterThan(0);
  // Migrations run as this role, and cannot replace a function of another one.
  expect(unreleased).toContain('```sql\nSET ROLE sangha_owner;\nCREATE INDEX');
  const all = 'prisma/migrations';
  const [first = ''] = (await fs.readdir(all)).sort();
  await fs.rm(folder, { recursive: true });
  await fs.cp(path.join(all, first), path.join(folder, first), { recursive: true });
  await migrateDatabase(database.url, folder);
  const [, search = ''] = /`prisma\/(migrations\/\d+_name_search\/migration\.sql)`/.exec(unreleased) ?? [];
  const [create = ''] =
    /^CREATE OR REPLACE FUNCTION.*?^\$\$;/ms.exec(await fs.readFile(`prisma/${search}`, 'utf8')) ?? [];
  for (const statement of [create, ...indexes]) await queryRows(statement);
  expect(await migrateDatabase(database.url)).toHaveLength((await fs.readdir(all)).length - 2);
});
