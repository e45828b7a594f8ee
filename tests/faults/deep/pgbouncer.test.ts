import { afterAll, expect, test } from 'vitest';
import { createClass } from '../../factories/class';
import { createMember, createMemberToken } from '../../factories/member';
import { testContext } from '../../setup/context';
import { prepareRedis } from '../../setup/own-redis';
import { createRequester } from '../../setup/request';
import { startPgBouncer } from '../pgbouncer';

const CONNECTIONS = 3;

const database = await testContext();
const name = new URL(database.databaseUrl).pathname.slice(1);
const setDatabaseTimeZone = (zone: string) =>
  database.db.$executeRawUnsafe(`ALTER DATABASE ${name} SET TimeZone = '${zone}'`);
await setDatabaseTimeZone('UTC');
const redis = await prepareRedis();
await redis.start();
const bouncer = await startPgBouncer(database.databaseUrl, CONNECTIONS);
const environment = {
  DATABASE_URL: bouncer.url,
  DATABASE_PREPARED_STATEMENTS: 'off',
  DATABASE_POOL: '30',
  REDIS_URL: redis.url,
};
const ctx = await testContext({ environment });
const request = await createRequester(ctx.app);

afterAll(async () => {
  await bouncer.stop();
  await redis.remove();
});

test('behind PgBouncer in transaction mode marks, pages and transactions work, with few connections', async () => {
  const { id, class_date } = await createClass(database, { max_participants: 50 });
  const tokens = await Promise.all(
    Array.from({ length: 60 }, async () => createMemberToken(database, await createMember(database))),
  );
  const attendance_date = class_date.toISOString().slice(0, 10);
  const body = { class_id: id, attendance_date };
  const marks = await Promise.all(
    tokens.map((token) => request('POST', '/api/user/attendance/mark', { token, json: body })),
  );
  const statuses = marks.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array.from({ length: 50 }, () => 200), ...Array.from({ length: 10 }, () => 400)]);
  const weeks = await Promise.all(tokens.map((token) => request('GET', '/api/user/attendance/weekly', { token })));
  expect(new Set(weeks.map(({ status }) => status))).toEqual(new Set([200]));
  const [row] = await database.db.$queryRaw<{ connections: number; prepared: number }[]>`
    SELECT count(*)::int AS connections FROM pg_stat_activity WHERE datname = ${name} AND client_port IS NOT NULL
      AND application_name = 'sangha' AND pid <> pg_backend_pid()`;
  expect(row?.connections).toBeLessThanOrEqual(CONNECTIONS + 10);
});

test('a database with another time zone than UTC is refused immediately with a message', async () => {
  await setDatabaseTimeZone('Asia/Kolkata');
  const other = await startPgBouncer(database.databaseUrl, 1);
  const { sql } = await testContext({ environment: { ...environment, DATABASE_URL: other.url } });
  await expect(sql`SELECT 1 AS one`).rejects.toThrow("SET TimeZone = 'UTC'");
  await setDatabaseTimeZone('UTC');
  await other.stop();
});
