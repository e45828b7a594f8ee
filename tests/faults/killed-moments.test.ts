import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNothingLost } from './nothing-lost';
import { donationIn, peopleOn, type Answer, type People, type Person } from './people';
import type { Part } from './part';
import { startFaultPlatform, type FaultPlatform } from './platform';

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

  /** Kills a part while a request is under way, starts it again, and asks once more, as a person does. */
  async function killDuring(part: Part, request: () => Promise<Answer>, afterMs: number): Promise<void> {
    const first = request();
    await delay(afterMs);
    await part.kill();
    await first;
    await part.start();
    await platform.untilReady();
    expect(await request()).toMatchObject({ status: 200 });
  }

  async function expectOneGift({ phone }: Person): Promise<void> {
    await expectNothingLost(platform, people);
    expect(await people.inbox(phone)).toMatchObject([{ template: 'donation_approved' }]);
    expect(
      await people.rows(
        "SELECT karma_points FROM members JOIN donations ON member_id = members.id WHERE phone = $1 AND status = 'approved'",
        phone,
      ),
    ).toEqual([{ karma_points: 501 }]);
  }

  async function killDuringApproval(part: Part, afterMs: number): Promise<void> {
    const giver = await people.member();
    const id = donationIn(await (await people.gift(giver))());
    await killDuring(part, () => people.approve(id), afterMs);
    await expectOneGift(giver);
  }

  test.each([0, 20])('the web processes killed %i ms into an approval', (afterMs) =>
    killDuringApproval(platform.web, afterMs),
  );

  test.each([10])('the database killed %i ms into an approval', (afterMs) =>
    killDuringApproval(platform.postgres, afterMs),
  );

  /** One rejection by one decision, one notice that says why, and no karma. */
  async function killDuringRejection(part: Part, afterMs: number): Promise<void> {
    const giver = await people.member();
    const id = donationIn(await (await people.gift(giver))());
    await killDuring(part, () => people.reject(id), afterMs);
    await expectNothingLost(platform, people);
    expect(await people.inbox(giver.phone)).toMatchObject([{ template: 'donation_rejected' }]);
    expect(
      await people.rows(
        "SELECT id FROM audit_entries WHERE action = 'donation.rejected' AND subject_id = $1",
        String(id),
      ),
    ).toHaveLength(1);
    expect(await people.rows('SELECT karma_points FROM members WHERE phone = $1', giver.phone)).toEqual([
      { karma_points: 0 },
    ]);
  }

  test.each([0, 20])('the web processes killed %i ms into a rejection', (afterMs) =>
    killDuringRejection(platform.web, afterMs),
  );

  test.each([10])('the database killed %i ms into a rejection', (afterMs) =>
    killDuringRejection(platform.postgres, afterMs),
  );

  test('the web processes killed during the proof of a payment, whose webhook comes meanwhile', async () => {
    const giver = await people.member();
    const proof = await people.pay(await people.order(giver));
    await killDuring(platform.web, () => people.verify(giver, proof), 10);
    await expectOneGift(giver);
  });

  test('the workers killed in the middle of a send: the code arrives once', async () => {
    const person = await people.member();
    await people.trouble('twilio', { fail: 1, delay_ms: 20_000 });
    expect(await people.askForCode(person)).toMatchObject({ status: 200 });
    await expect.poll(() => people.inbox(person.phone), { timeout: 60_000 }).toHaveLength(1);
    await platform.worker.kill();
    await platform.worker.start();
    await people.endTrouble();
    await expectNothingLost(platform, people);
    expect(await people.inbox(person.phone)).toHaveLength(1);
  });
});
