import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { createQueueChecks } from '../faults/nothing-lost';
import { VIEW_ACTIONS } from '~/domain/audit/sentences';
import type { People } from '../faults/people';
import type { Target } from './target';

/**
 * Tables that may change with rejected requests, such as rate limits and the expiry of sessions.
 */
const VOLATILE = new Set(['rate_limits', 'otp_guess_days', 'sessions', '_prisma_migrations']);

/**
 * Conditions on the rows of a table. If a form of the back office is rejected, its page is shown
 * again, and the audit log records this as a view of the data.
 */
const CONSIDERED: Record<string, string> = {
  audit_entries: `action <> ALL ('{${VIEW_ACTIONS.join(',')}}')`,
};

type Digests = Record<string, string>;

async function digestTables(people: People): Promise<Digests> {
  const tables = await people.rows<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  const digests: Digests = {};
  for (const { name } of tables.filter((table) => !VOLATILE.has(table.name))) {
    const [row] = await people.rows<{ digest: string }>(
      `SELECT count(*) || ' ' || coalesce(sum(hashtext(one::text)::bigint), 0) AS digest
       FROM "${name}" AS one WHERE ${CONSIDERED[name] ?? true}`,
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
  const { queues, close } = createQueueChecks(platform);
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
  let before = await digestTables(people);
  for (let tries = 0; tries < 20; tries += 1) {
    await delay(500);
    const now = await digestTables(people);
    if (JSON.stringify(now) === JSON.stringify(before)) break;
    before = now;
  }
  await work();
  const omitTables = (world: Digests) =>
    Object.fromEntries(Object.entries(world).filter(([name]) => !but.includes(name)));
  expect(omitTables(await digestTables(people))).toEqual(omitTables(before));
}
