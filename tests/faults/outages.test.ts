import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNothingLost } from './nothing-lost';
import { donationIn, peopleOn, type People } from './people';
import { startFaultPlatform, type FaultPlatform } from './platform';

/**
 * Longer than everything that waits for a queue: an addition gives up after a second, a connection is tried again every five at most, the sweep
 * comes every fifteen. A minute would show nothing that this does not.
 */
const OUTAGE_MS = 20_000;

describe.each(['postgres', 'redis'] as const)('with the queue in %s', (queue) => {
  let platform: FaultPlatform;
  let people: People;

  beforeAll(async () => {
    platform = await startFaultPlatform(queue);
    people = await peopleOn(platform);
  });
  afterAll(async () => {
    await people.leave();
    await platform.remove();
  });

  /** Takes the queue away and gives it back; on PostgreSQL its tables alone. */
  const queueGoes = async () => {
    if (platform.redis) await platform.redis.kill();
    else await people.rows('ALTER SCHEMA bullmq RENAME TO bullmq_away');
  };
  const queueReturns = async () => {
    if (platform.redis) await platform.redis.start();
    else await people.rows('ALTER SCHEMA bullmq_away RENAME TO bullmq');
  };

  test('the queue down for a while, and a worker with it: nobody is refused, and what was owed meanwhile is done once', async () => {
    const [forgetful, giver, payer] = [await people.member(), await people.member(), await people.member()];
    const id = donationIn(await (await people.gift(giver))());
    await queueGoes();
    const end = delay(OUTAGE_MS);
    await platform.workers[0].kill();
    expect(await people.askForCode(forgetful)).toMatchObject({ status: 200 });
    expect(await people.approve(id)).toMatchObject({ status: 200 });
    await people.pay(await people.order(payer));
    expect(await people.mark(payer)).toMatchObject({ status: 200 });
    const told = "SELECT FROM webhook_events WHERE processed_at IS NULL AND type = 'payment.captured'";
    await expect.poll(() => people.rows(told), { timeout: 30_000 }).not.toEqual([]);
    await end;
    await queueReturns();
    await platform.workers[0].start();
    await platform.untilReady();
    await expectNothingLost(platform, people);
    expect(await people.inbox(forgetful.phone)).toMatchObject([{ template: 'otp' }]);
    for (const { phone } of [giver, payer])
      expect(await people.inbox(phone)).toMatchObject([{ template: 'donation_approved' }]);
  });

  test('a disk that takes no file: the donor is told, and the next try is one donation', async () => {
    const giver = await people.member();
    const gift = await people.gift(giver);
    const files = path.join(platform.env.DATA_DIR ?? '', 'files');
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
      await people.rows('SELECT FROM donations JOIN members ON members.id = member_id WHERE phone = $1', giver.phone),
    ).toEqual([]);
    expect(await gift()).toMatchObject({ status: 200 });
    await expectNothingLost(platform, people);
  });
});
