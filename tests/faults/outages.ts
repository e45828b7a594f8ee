import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { OUTAGE_MS } from './clocks';
import type { PreparedPlatform } from './fault-platform';
import { expectNothingLost } from './nothing-lost';
import { readDonationId } from './people';

/**
 * Duration of an outage in milliseconds. It is long enough for each process to try several times.
 */
const LATE_MS = 3_000;

/** Tests a queue outage that lasts longer than every waiting time for the queue. */
export function testQueueOutage(on: PreparedPlatform): void {
  /**
   * Makes the queue unavailable. Redis is killed; with queues in PostgreSQL, only their schema is
   * renamed.
   */
  const stopQueue = async () => {
    if (on.platform.redis) await on.platform.redis.kill();
    else await on.people.rows('ALTER SCHEMA bullmq RENAME TO bullmq_away');
  };
  const restoreQueue = async () => {
    if (on.platform.redis) await on.platform.redis.start();
    else await on.people.rows('ALTER SCHEMA bullmq_away RENAME TO bullmq');
  };

  test('the queue down for a while, and a worker with it: no request fails, and pending work is done once', async () => {
    const [forgetful, giver, payer] = [await on.people.member(), await on.people.member(), await on.people.member()];
    const id = readDonationId(await (await on.people.gift(giver))());
    const unprocessed = "SELECT FROM webhook_events WHERE processed_at IS NULL AND type = 'payment.captured'";
    await stopQueue();
    try {
      const end = delay(OUTAGE_MS);
      await on.platform.workers[0].kill();
      expect(await on.people.askForCode(forgetful)).toMatchObject({ status: 200 });
      expect(await on.people.approve(id)).toMatchObject({ status: 200 });
      await on.people.pay(await on.people.order(payer));
      expect(await on.people.mark(payer)).toMatchObject({ status: 200 });
      await expect.poll(() => on.people.rows(unprocessed)).not.toEqual([]);
      await end;
    } finally {
      await restoreQueue();
    }
    await on.platform.workers[0].start();
    await on.platform.waitUntilReady();
    await expectNothingLost(on.platform, on.people);
    expect(await on.people.inbox(forgetful.phone)).toMatchObject([{ template: 'otp' }]);
    for (const { phone } of [giver, payer])
      expect(await on.people.inbox(phone)).toMatchObject([{ template: 'donation_approved' }]);
  });
}

export function testLateDatabase(on: PreparedPlatform): void {
  test('web and worker that start before their database is ready work once it is', async () => {
    const address = new URL(on.platform.databaseUrl);
    const name = address.pathname.slice(1);
    address.pathname = '/postgres';
    const server = new pg.Client({ connectionString: address.href });
    await server.connect();
    await on.platform.web.stop();
    await on.platform.worker.stop();
    await server.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`);
    try {
      await Promise.all([on.platform.web.start(), on.platform.worker.start()]);
      await delay(LATE_MS);
    } finally {
      await server.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS true`);
      await server.end();
    }
    await on.platform.waitUntilReady();
    const forgetful = await on.people.member();
    expect(await on.people.askForCode(forgetful)).toMatchObject({ status: 200 });
    await expectNothingLost(on.platform, on.people);
    expect(await on.people.inbox(forgetful.phone)).toMatchObject([{ template: 'otp' }]);
  });
}

export function testFullDisk(on: PreparedPlatform): void {
  test('a full disk: the donor is informed, and the next attempt is one donation', async () => {
    const giver = await on.people.member();
    const gift = await on.people.gift(giver);
    const files = path.join(on.platform.env.DATA_DIR ?? '', 'files');
    fs.renameSync(files, `${files}-away`);
    fs.writeFileSync(files, 'This is no folder.');
    const refused = await gift();
    fs.rmSync(files);
    fs.renameSync(`${files}-away`, files);
    expect(refused).toMatchObject({
      status: 503,
      body: { success: false, message: 'Files cannot be stored just now. Please try again in a moment.' },
    });
    expect(
      await on.people.rows(
        'SELECT FROM donations JOIN members ON members.id = member_id WHERE phone = $1',
        giver.phone,
      ),
    ).toEqual([]);
    expect(await gift()).toMatchObject({ status: 200 });
    await expectNothingLost(on.platform, on.people);
  });
}
