import { afterEach, describe, expect, test, vi } from 'vitest';
import { APP_VERSION } from '~/lib/version';
import { testContext } from '../setup/context';
import { startHttpServer } from '../setup/http-server';

const MISSING = '20261127000000_baseline';

describe('a process that is ready', async () => {
  const ctx = await testContext();
  const { url } = await startHttpServer(ctx.app);

  afterEach(() => void vi.useRealTimers());

  test('reports its version', async () => {
    const response = await fetch(`${url}/readyz`);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        ready: true,
        version: APP_VERSION,
        database: 'ok',
        queue: 'ok',
        migrations: 'ok',
        clock: 'ok',
        draining: false,
      },
    ]);
  });

  test("is not ready while its clock differs from the database's by more than two seconds", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
    const response = await fetch(`${url}/readyz`);
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { ready: false, clock: expect.stringMatching(/^[45]\.\d s ahead of the database/) },
    ]);
    const figures = await (await fetch(`${url}/metrics`)).text();
    expect(figures.split('\n').find((line) => line.startsWith('clock_offset_seconds'))).toMatch(/ [45]\./);
  });
});

test('a process is not ready until all migrations are applied', async () => {
  const ctx = await testContext();
  const { url } = await startHttpServer(ctx.app);
  const [row] = await ctx.db.$queryRaw<{ checksum: string }[]>`
    DELETE FROM _prisma_migrations WHERE migration_name = ${MISSING} RETURNING checksum`;
  const [health, ready] = [await fetch(`${url}/healthz`), await fetch(`${url}/readyz`)];
  expect([health.status, await health.text()]).toEqual([503, 'migrations missing']);
  expect([ready.status, await ready.json()]).toMatchObject([503, { ready: false, migrations: MISSING }]);

  await ctx.db.$executeRaw`
    INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
    VALUES ('again', ${row?.checksum}, ${MISSING}, now())`;
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});
