import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../prisma/seed/seed-demo';
import { testContext } from '../../tests/setup/context';
import { createTestDatabase } from '../../tests/setup/database';
import { backUpDatabase } from './backup.server';
import { restoreDatabase } from './restore.server';

const ctx = await testContext();
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sangha-backup-'));
const file = path.join(folder, 'monday.backup');

beforeAll(async () => {
  await seedDemo(ctx);
  const odd = 'line\u2028ends\r\n, "quotes", \\slashes\\, (brackets), NULL, {}, आशा 🧘';
  await ctx.db.faq.create({ data: { question: odd, answer: '', created_at: ctx.clock.now() } });
});

afterAll(() => fs.rm(folder, { recursive: true }));

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Returns the row count and a checksum of each table, except `rate_limits` and `reminders`, and the
 * state of the sequences, constraints and triggers.
 */
function fingerprint(url: string): Promise<Record<string, string>> {
  return inDatabase(url, async (client) => {
    const found: Record<string, string> = {};
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND relname NOT IN ('_prisma_migrations', 'rate_limits', 'reminders')`,
    );
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text)), '') AS sum FROM public."${name}" t`,
      );
      found[name] = rows[0]?.sum ?? '';
    }
    const { rows: guards } = await client.query<{ name: string; state: string }>(
      `SELECT sequencename AS name, last_value::text AS state FROM pg_sequences WHERE schemaname = 'public'
       UNION ALL SELECT conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
       UNION ALL SELECT tgrelid::regclass || ' ' || tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal`,
    );
    return Object.assign(found, Object.fromEntries(guards.map(({ name, state }) => [name, state])));
  });
}

test('a backup brings every row, sequence and rule back into an empty database, exactly', async () => {
  const written = await backUpDatabase(ctx.databaseUrl, file);
  expect(written).toBeGreaterThan(1_000);
  expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
  expect(await fs.readdir(folder)).toEqual(['monday.backup']);

  const other = await createTestDatabase();
  expect(await restoreDatabase(other.url, file)).toBe(written);
  const [before, after] = [await fingerprint(ctx.databaseUrl), await fingerprint(other.url)];
  expect(after).toEqual(before);
  expect(Object.keys(after)).toEqual(expect.arrayContaining(['members', 'attendances', 'karma_entries', 'donations']));
  await inDatabase(other.url, (client) =>
    expect(client.query('UPDATE karma_entries SET delta = 0')).rejects.toThrow(/karma_entries/),
  );
  await other.drop();
});

test('a backup is one moment, whatever happens while it is taken', async () => {
  const before = await fingerprint(ctx.databaseUrl);
  const busy = ctx.db.faq.createMany({
    data: Array.from({ length: 50 }, (_, at) => ({ question: `Q${at}`, answer: '', created_at: ctx.clock.now() })),
  });
  await Promise.all([backUpDatabase(ctx.databaseUrl, path.join(folder, 'busy.backup')), busy]);
  const other = await createTestDatabase();
  await restoreDatabase(other.url, path.join(folder, 'busy.backup'));
  const { faqs } = await fingerprint(other.url);
  expect([before.faqs, (await fingerprint(ctx.databaseUrl)).faqs]).toContain(faqs);
  await other.drop();
});

test('a database in use is not overwritten', async () => {
  const before = await fingerprint(ctx.databaseUrl);
  await expect(restoreDatabase(ctx.databaseUrl, file)).rejects.toThrow('in use already');
  expect(await fingerprint(ctx.databaseUrl)).toEqual(before);
});

test.each([
  ['cut off', (text: string) => text.slice(0, text.lastIndexOf('{"kind":"end"')), 'not whole'],
  [
    'of another release',
    (text: string) => text.replace(/"migrations":\["/, '"migrations":["20200101_old 0","'),
    'other migrations',
  ],
  [
    'of other columns',
    (text: string) => text.replace('"columns":["', '"columns":["extra text","'),
    'is not the one here',
  ],
])('a backup that is %s is refused, and nothing is written', async (_how, spoil, why) => {
  const spoilt = path.join(folder, 'spoilt.backup');
  await fs.writeFile(spoilt, gzipSync(spoil(gunzipSync(await fs.readFile(file)).toString())));
  const other = await createTestDatabase();
  const before = await fingerprint(other.url);
  await expect(restoreDatabase(other.url, spoilt)).rejects.toThrow(why);
  expect({ ...(await fingerprint(other.url)) }).toMatchObject({
    members: before.members,
    attendances: before.attendances,
  });
  await other.drop();
});
