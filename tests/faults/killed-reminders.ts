import { expect, test } from 'vitest';
import type { PreparedPlatform } from './fault-platform';
import { expectNothingLost } from './nothing-lost';
import type { Person } from './people';

/**
 * Number of members. It is lower than the number of messages that a sender sends per second, so
 * that the worker is busy with these messages at any time within that second.
 */
const CROWD = 40;

export function testKilledReminders(on: PreparedPlatform): void {
  /**
   * Creates members of a batch who want a reminder twenty minutes before the class. The class
   * begins in twelve minutes.
   */
  async function createCrowd(): Promise<Person[]> {
    const crowd: Person[] = [];
    for (let at = 0; at < CROWD; at += 1) crowd.push(await on.people.member());
    await on.people.rows(
      `WITH soon AS (SELECT date_trunc('second', now() AT TIME ZONE 'Asia/Kolkata') + interval '12 minutes' AS at),
       class AS (
         INSERT INTO classes (title, description, class_date, start_time, end_time, starts_at, ends_at, instructor, created_at, updated_at)
         SELECT 'Reminded', 'Reminded', at::date, at::time(0), '23:59:59', at AT TIME ZONE 'Asia/Kolkata',
           (at::date + time '23:59:59') AT TIME ZONE 'Asia/Kolkata', 'Meera', now(), now() FROM soon
       ), batch AS (INSERT INTO batches (start_time) SELECT at::time(0) FROM soon RETURNING id)
       UPDATE members SET batch_id = batch.id, reminder_minutes = 20, reminders_wanted_at = now() FROM batch WHERE phone = ANY ($1)`,
      crowd.map(({ phone }) => phone),
    );
    return crowd;
  }

  const listReached = async (crowd: readonly Person[]) => {
    const phones = new Set(crowd.map(({ phone }) => phone));
    const inbox = await on.people.inbox();
    return inbox.filter(({ to, template }) => template === 'class_reminder' && phones.has(to)).map(({ to }) => to);
  };

  test.each([
    ['when the first has arrived', {}],
    ['while the provider, which has taken them, does not answer', { delay_ms: 20_000 }],
  ])('workers killed while they send reminders, %s: everybody gets one', async (_when, trouble) => {
    await on.people.trouble('twilio', { ...trouble, fail: 'delay_ms' in trouble ? 1_000 : 0 });
    const crowd = await createCrowd();
    const countArrived = async () => (await listReached(crowd)).length;
    await expect.poll(countArrived, { interval: 10 }).toBeGreaterThan(0);
    await on.platform.worker.kill();
    const before = await countArrived();
    await on.people.endTrouble();
    await on.platform.worker.start();
    await on.platform.waitUntilReady();
    await expectNothingLost(on.platform, on.people);
    expect((await listReached(crowd)).sort(), `${before} of them before the kill`).toEqual(
      crowd.map(({ phone }) => phone).sort(),
    );
  });
}
