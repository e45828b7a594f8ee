import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { queuesOf } from '../faults/nothing-lost';
import type { People } from '../faults/people';
import type { Target } from './target';

/**
 * Tables that may change with rejected requests, such as rate limits and the expiry of sessions.
 */
const VOLATILE = new Set(['rate_limits', 'otp_guess_days', 'sessions', '_prisma_migrations']);

type Digests = Record<string, string>;

async function worldOf(people: People): Promise<Digests> {
  const tables = await people.rows<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  const digests: Digests = {};
  for (const { name } of tables.filter((table) => !VOLATILE.has(table.name))) {
    const [row] = await people.rows<{ digest: string }>(
      `SELECT count(*) || ' ' || coalesce(sum(hashtext(one::text)::bigint), 0) AS digest FROM "${name}" AS one`,
    );
    digests[name] = row?.digest ?? '';
  }
  return digests;
}

/**
 * Expects that `work` changes only the tables in `but`. Waits until pending work is done before it
 * runs `work`. The queues of the worker are paused until the end.
 */
export async function expectNothingChanged(
  { platform, people }: Pick<Target, 'platform' | 'people'>,
  work: () => Promise<void>,
  but: readonly string[] = [],
): Promise<void> {
  const { queues, close } = queuesOf(platform);
  const all = [...queues.values()];
  try {
    await Promise.all(all.map((queue) => queue.pause()));
    await expectSame(people, work, but);
  } finally {
    await Promise.all(all.map((queue) => queue.resume()));
    await close();
  }
}

async function expectSame(people: People, work: () => Promise<void>, but: readonly string[]): Promise<void> {
  let before = await worldOf(people);
  for (let tries = 0; tries < 20; tries += 1) {
    await delay(500);
    const now = await worldOf(people);
    if (JSON.stringify(now) === JSON.stringify(before)) break;
    before = now;
  }
  await work();
  const named = (world: Digests) => Object.fromEntries(Object.entries(world).filter(([name]) => !but.includes(name)));
  expect(named(await worldOf(people))).toEqual(named(before));
}
