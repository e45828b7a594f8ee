import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { openEnqueuer, type Enqueuer } from '~/jobs/enqueue.server';
import { singleRedis } from '../setup/own-redis';
import { isLong } from './clocks';
import type { People } from './people';
import { WRONG } from './wrong';
import type { FaultPlatform } from './platform';

type Keeper = Pick<FaultPlatform, 'databaseUrl' | 'env'>;

const UNDONE = `
  SELECT 'message ' || id AS what FROM outbox_messages WHERE status IN ('pending', 'sending')
  UNION ALL SELECT 'webhook ' || id FROM webhook_events WHERE processed_at IS NULL
  UNION ALL SELECT 'reminder ' || member_id FROM reminders
    WHERE status IN ('pending', 'sending') AND (due_at <= now() OR handed_over_at IS NOT NULL)`;

/**
 * Waits until the platform has completed its pending work after a restart. Expects that no accepted
 * write is lost, that all totals match their rows, that each notice was sent as one message, and
 * that every file belongs to a row.
 */
export async function expectNothingLost(platform: Keeper, people: People): Promise<void> {
  await settled(platform, people);
  expect(await people.lost(), 'of what was accepted').toEqual([]);
  for (const [what, sql] of Object.entries(WRONG)) {
    expect(await people.rows(sql, ...(sql.includes('$1') ? [people.since] : [])), what).toEqual([]);
  }
  await expectEachMessageOnce(people);
  await expectNoOrphans(platform, people);
}

/**
 * Waits until no work is pending. The short tests do not wait for the delays before retries and for
 * missing callbacks.
 */
async function settled(platform: Keeper, people: People): Promise<void> {
  const queues = queuesOf(platform);
  const undone = async () => {
    if (!isLong) await hurry(people, queues);
    return people.rows(UNDONE);
  };
  await expect.poll(undone).toEqual([]);
  await queues.close();
}

/**
 * Makes pending retries due now, and also messages whose worker or callback was lost some time ago.
 */
async function hurry(people: People, { queues }: Enqueuer): Promise<void> {
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

export function queuesOf(
  { env, databaseUrl }: Keeper,
  onFailure: (error: unknown) => void = () => undefined,
): Enqueuer {
  return openEnqueuer(
    { redis: env.REDIS_URL ? singleRedis(env.REDIS_URL) : undefined, databaseUrl, reconnectSeconds: 1 },
    onFailure,
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
  const received = async () => (await people.inbox()).map(({ to, template }) => name({ phone: to, template })).sort();
  expect(await received()).toEqual(wanted);
}

async function expectNoOrphans(platform: Keeper, people: People): Promise<void> {
  await people.rows(`UPDATE stored_files SET created_at = created_at - interval '2 hours' WHERE attached_at IS NULL`);
  const swept = async () => {
    const refused: unknown[] = [];
    const queues = queuesOf(platform, (error) => refused.push(error));
    await queues.enqueue('sweep-orphan-files', {});
    await queues.close();
    return refused;
  };
  await expect.poll(swept).toEqual([]);
  const files = path.join(platform.env.DATA_DIR ?? '', 'files');
  const unmatched = async () => {
    const rows = await people.rows<{ key: string }>('SELECT key FROM stored_files WHERE attached_at IS NOT NULL');
    const [owned, kept] = [rows.map(({ key }) => key), filesBelow(files)];
    return {
      withoutOwner: kept.filter((key) => !owned.includes(key) && !key.startsWith('deleted-accounts/')),
      withoutFile: owned.filter((key) => !kept.includes(key)),
      open: await people.rows('SELECT key FROM stored_files WHERE attached_at IS NULL'),
    };
  };
  await expect.poll(unmatched).toEqual({ withoutOwner: [], withoutFile: [], open: [] });
}

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
