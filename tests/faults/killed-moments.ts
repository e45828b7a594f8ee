import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { PreparedPlatform } from './fault-platform';
import { expectNothingLost } from './nothing-lost';
import { readDonationId, type Answer, type Person } from './people';
import type { Part } from './part';

const CROWD = 30;

/**
 * Tests that kill the web process or the database during a write. The pending follow-up work is
 * stored in the database, so it must be completed with either queue backend.
 */
export function testKilledMoments(on: PreparedPlatform): void {
  /** Kills a process during a request, restarts it, and repeats the request, as a user would. */
  async function killDuring(part: Part, request: () => Promise<Answer>, afterMs: number): Promise<void> {
    const first = request();
    await delay(afterMs);
    await part.kill();
    await first;
    await part.start();
    await on.platform.waitUntilReady();
    expect(await request()).toMatchObject({ status: 200 });
  }

  /**
   * Kills a process while many members mark attendance, and restarts it. All members then retry,
   * and each attendance must be counted exactly once.
   */
  async function killDuringMarks(part: Part, afterMs: number): Promise<void> {
    const crowd: Person[] = [];
    for (let at = 0; at < CROWD; at += 1) crowd.push(await on.people.member());
    const first = Promise.all(crowd.map((person) => on.people.mark(person)));
    await delay(afterMs);
    await part.kill();
    await first;
    await part.start();
    await on.platform.waitUntilReady();
    await expectNothingLost(on.platform, on.people);
    for (const { status } of await Promise.all(crowd.map((person) => on.people.mark(person))))
      expect([200, 409]).toContain(status);
    await expectNothingLost(on.platform, on.people);
    const phones = crowd.map(({ phone }) => phone);
    const standing = 'SELECT total_classes_attended AS total FROM members WHERE phone = ANY($1)';
    expect(await on.people.rows(standing, phones)).toEqual(crowd.map(() => ({ total: 1 })));
  }

  test.each([2, 10])('web processes killed %i ms into the marks of many members', (afterMs) =>
    killDuringMarks(on.platform.web, afterMs),
  );

  test.each([5, 15])('the database killed %i ms into the marks of many members', (afterMs) =>
    killDuringMarks(on.platform.postgres, afterMs),
  );

  async function expectOneGift({ phone }: Person): Promise<void> {
    await expectNothingLost(on.platform, on.people);
    expect(await on.people.inbox(phone)).toMatchObject([{ template: 'donation_approved' }]);
    expect(
      await on.people.rows(
        "SELECT karma_points FROM members JOIN donations ON member_id = members.id WHERE phone = $1 AND status = 'approved'",
        phone,
      ),
    ).toEqual([{ karma_points: 501 }]);
  }

  async function killDuringApproval(part: Part, afterMs: number): Promise<void> {
    const giver = await on.people.member();
    const id = readDonationId(await (await on.people.gift(giver))());
    await killDuring(part, () => on.people.approve(id), afterMs);
    await expectOneGift(giver);
  }

  test.each([0, 20])('web processes killed %i ms into an approval', (afterMs) =>
    killDuringApproval(on.platform.web, afterMs),
  );

  test.each([10])('the database killed %i ms into an approval', (afterMs) =>
    killDuringApproval(on.platform.postgres, afterMs),
  );

  /**
   * Kills a process while a donation is being rejected. Expects exactly one rejection with one
   * audit log entry and one notice with the reason, and no karma.
   */
  async function killDuringRejection(part: Part, afterMs: number): Promise<void> {
    const giver = await on.people.member();
    const id = readDonationId(await (await on.people.gift(giver))());
    await killDuring(part, () => on.people.reject(id), afterMs);
    await expectNothingLost(on.platform, on.people);
    expect(await on.people.inbox(giver.phone)).toMatchObject([{ template: 'donation_rejected' }]);
    expect(
      await on.people.rows(
        "SELECT id FROM audit_entries WHERE action = 'donation.rejected' AND subject_id = $1",
        String(id),
      ),
    ).toHaveLength(1);
    expect(await on.people.rows('SELECT karma_points FROM members WHERE phone = $1', giver.phone)).toEqual([
      { karma_points: 0 },
    ]);
  }

  test.each([0, 20])('web processes killed %i ms into a rejection', (afterMs) =>
    killDuringRejection(on.platform.web, afterMs),
  );

  test.each([10])('the database killed %i ms into a rejection', (afterMs) =>
    killDuringRejection(on.platform.postgres, afterMs),
  );

  test('web processes killed during the proof of a payment whose webhook arrives concurrently', async () => {
    const giver = await on.people.member();
    const proof = await on.people.pay(await on.people.order(giver));
    await killDuring(on.platform.web, () => on.people.verify(giver, proof), 10);
    await expectOneGift(giver);
  });
}
