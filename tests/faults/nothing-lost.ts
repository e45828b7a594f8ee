import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { openEnqueuer, type Enqueuer } from '~/jobs/enqueue.server';
import { JOBS } from '~/jobs/jobs.server';
import { createSingleRedisConfig } from '../setup/own-redis';
import { isLong } from './clocks';
import type { People } from './people';
import { findInconsistencies } from './inconsistencies';
import type { FaultPlatform } from './platform';

type Keeper = Pick<FaultPlatform, 'databaseUrl' | 'env'>;

const UNDONE = `
  SELECT 'message ' || id AS what FROM outbox_messages WHERE status IN ('pending', 'sending')
  UNION ALL SELECT 'webhook ' || id FROM webhook_events WHERE processed_at IS NULL
  UNION ALL SELECT 'reminder ' || member_id FROM reminders
    WHERE status IN ('pending', 'sending') AND (due_at <= now() OR handed_over_at IS NOT NULL)
  UNION ALL SELECT 'streak of member ' || id FROM members WHERE needs_recalculation
  UNION ALL SELECT 'recalculation ' || id FROM streak_recalculations WHERE finished_at IS NULL`;

/**
 * Waits until the platform has completed its pending work after a restart. Expects that no accepted
 * write is lost, that all totals match their rows, that each notice was sent as one message, and
 * that every file belongs to a row.
 */
export async function expectNothingLost(platform: Keeper, people: People): Promise<void> {
  await waitUntilSettled(platform, people);
  expect(await people.lost(), 'of what was accepted').toEqual([]);
  expect(await findInconsistencies(people)).toEqual({});
  await expectEachMessageOnce(people);
  await expectNoOrphans(platform, people);
}

/**
 * Waits until no work is pending. The short tests do not wait for the delays before retries and for
 * missing callbacks.
 */
async function waitUntilSettled(platform: Keeper, people: People): Promise<void> {
  const queues = createQueueChecks(platform);
  const listUnfinished = async () => {
    if (!isLong) await makeRetriesDue(people, queues);
    return people.rows(UNDONE);
  };
  await expect.poll(listUnfinished).toEqual([]);
  await queues.close();
}

/**
 * Makes pending retries due now, and also messages whose worker or callback was lost some time ago.
 */
async function makeRetriesDue(people: People, { queues }: Enqueuer): Promise<void> {
  const waiting = await people.rows<{ id: number }>(`
    UPDATE outbox_messages SET due_at = least(due_at, now() - interval '1 minute')
    WHERE status = 'pending' OR (status = 'sending' AND handed_over_at < now() - interval '30 seconds') RETURNING id`);
  await people.rows(`
    UPDATE reminders SET due_at = least(due_at, now() - interval '1 minute')
    WHERE status IN ('pending', 'sending') AND handed_over_at < now() - interval '30 seconds'`);
  for (const { id } of waiting) {
    const job = await queues.get('messages')?.getJob(`message-${id}`);
    if (await job?.isDelayed()) await job?.promote();
  }
}

export function createQueueChecks({ env, databaseUrl }: Keeper): Enqueuer {
  return openEnqueuer(
    { redis: env.REDIS_URL ? createSingleRedisConfig(env.REDIS_URL) : undefined, databaseUrl, reconnectSeconds: 1 },
    () => undefined,
  );
}

async function expectEachMessageOnce(people: People): Promise<void> {
  const expected = await people.rows<{ phone: string; template: string }>(
    `SELECT phone, template::text FROM outbox_messages WHERE created_at > $1 AND status <> 'skipped'
     UNION ALL SELECT phone, 'class_reminder' FROM reminders JOIN members ON members.id = member_id
       WHERE handed_over_at > $1 AND channel = 'whatsapp' AND status IN ('queued', 'sent', 'delivered', 'read')`,
    people.since,
  );
  const name = ({ phone, template }: { phone: string; template: string }) => `${phone} ${template}`;
  const wanted = expected.map(name).sort();
  const listReceived = async () =>
    (await people.inbox()).map(({ to, template }) => name({ phone: to, template })).sort();
  expect(await listReceived()).toEqual(wanted);
}

async function expectNoOrphans(platform: Keeper, people: People): Promise<void> {
  await people.rows(`UPDATE stored_files SET created_at = created_at - interval '2 hours' WHERE attached_at IS NULL`);
  const sweepOrphans = async () => {
    const { queues, close } = createQueueChecks(platform);
    const opts = { attempts: JOBS['sweep-orphan-files'].attempts, backoff: { type: 'custom' } };
    try {
      return await queues.get('upkeep')?.add('sweep-orphan-files', {}, opts);
    } catch {
      return undefined;
    } finally {
      await close();
    }
  };
  await expect.poll(sweepOrphans).toBeDefined();
  const files = path.join(platform.env.DATA_DIR ?? '', 'files');
  const listUnmatched = async () => {
    const rows = await people.rows<{ key: string }>('SELECT key FROM stored_files WHERE attached_at IS NOT NULL');
    const [owned, kept] = [rows.map(({ key }) => key), listFiles(files)];
    return {
      withoutOwner: kept.filter((key) => !owned.includes(key) && !key.startsWith('deleted-accounts/')),
      withoutFile: owned.filter((key) => !kept.includes(key)),
      open: await people.rows('SELECT key FROM stored_files WHERE attached_at IS NULL'),
    };
  };
  await expect.poll(listUnmatched).toEqual({ withoutOwner: [], withoutFile: [], open: [] });
}

function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
