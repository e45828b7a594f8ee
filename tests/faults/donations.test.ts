import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFaultPlatform, type FaultPlatform, type Part } from './platform';

const SETTLE = { timeout: 60_000, interval: 250 };

let nextPhone = 7_200_000_000;

interface Donor {
  id: number;
  phone: string;
  token: string;
}

describe.each(['postgres', 'redis'] as const)('with the queue in %s', (queue) => {
  let platform: FaultPlatform;
  let database: pg.Pool;
  let adminToken: string;

  beforeAll(async () => {
    platform = await startFaultPlatform(queue);
    database = new pg.Pool({ connectionString: platform.databaseUrl, max: 2 });
    database.on('error', () => undefined);
    const admin = await call('POST', '/api/admin/login', { username: 'admin', password: 'sangha-admin' });
    adminToken = String(admin.token);
  });
  afterAll(async () => {
    await database.end();
    await platform.remove();
  });

  async function call(
    method: string,
    path: string,
    body?: object,
    token?: string,
  ): Promise<Record<string, unknown> & { httpStatus: number }> {
    const headers = {
      ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    };
    const content = body instanceof FormData ? body : JSON.stringify(body);
    const response = await fetch(platform.webUrl + path, { method, headers, ...(body ? { body: content } : {}) });
    return { ...((await response.json()) as Record<string, unknown>), httpStatus: response.status };
  }

  async function donor(): Promise<Donor> {
    nextPhone += 1;
    const account = { phonenumber: String(nextPhone), password: 'surya-namaskar-12' };
    await call('POST', '/api/signup', { name: 'Faultless', ...account });
    const { token, user } = await call('POST', '/api/login', account);
    return { id: (user as { id: number }).id, phone: `+91${account.phonenumber}`, token: String(token) };
  }

  async function pendingDonation({ token }: Donor): Promise<number> {
    const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('amount', '501');
    form.set('screenshot', new Blob([Uint8Array.from(picture)]), 'upi.jpg');
    const { donation_info } = await call('POST', '/api/user/donations/qr', form, token);
    return (donation_info as { id: number }).id;
  }

  const approve = (id: number) => call('PUT', `/api/admin/donations/${id}/approve`, undefined, adminToken);

  const REASON = 'The screenshot is cut off.';

  const reject = (id: number) =>
    call('PUT', `/api/admin/donations/${id}/reject`, { rejection_reason: REASON }, adminToken);

  /** Orders and pays; what the checkout hands over. */
  async function paid({ token }: Donor): Promise<object> {
    const { order } = await call('POST', '/api/user/donations/razorpay', { amount: 501 }, token);
    const response = await fetch(`${platform.sandboxUrl}/pay`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ order_id: (order as { id: string }).id, outcome: 'success' }),
    });
    return (await response.json()) as object;
  }

  async function count(sql: string, value: number | string): Promise<number> {
    const { rows } = await database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`, [value]);
    return rows[0]?.count ?? -1;
  }

  async function inbox(phone: string): Promise<{ body: string }[]> {
    const response = await fetch(`${platform.sandboxUrl}/messages?to=${encodeURIComponent(phone)}`);
    return ((await response.json()) as { messages: { body: string }[] }).messages;
  }

  /** One donation, one credit, one message, and a total that is its ledger. */
  async function expectOnce({ id, phone }: Donor): Promise<void> {
    await expect.poll(() => inbox(phone), SETTLE).toHaveLength(1);
    await sleep(1_000);
    expect(await inbox(phone)).toHaveLength(1);
    expect(await count("donations WHERE status = 'approved' AND member_id = $1", id)).toBe(1);
    expect(await count("karma_entries WHERE reason = 'donation' AND delta = 501 AND member_id = $1", id)).toBe(1);
    expect(await count('members WHERE karma_points = 501 AND id = $1', id)).toBe(1);
  }

  /** One donation, rejected by one decision, one notice that says why, and no karma. */
  async function expectRejectedOnce({ id, phone }: Donor, donationId: number): Promise<void> {
    await expect.poll(() => inbox(phone), SETTLE).toHaveLength(1);
    await sleep(1_000);
    const messages = await inbox(phone);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.body).toContain(REASON);
    expect(await count("donations WHERE status = 'rejected' AND member_id = $1", id)).toBe(1);
    expect(
      await count("audit_entries WHERE action = 'donation.rejected' AND subject_id = $1", String(donationId)),
    ).toBe(1);
    expect(await count('karma_entries WHERE member_id = $1', id)).toBe(0);
    expect(await count('members WHERE karma_points = 0 AND id = $1', id)).toBe(1);
  }

  async function untilReady(): Promise<void> {
    await expect.poll(async () => (await fetch(`${platform.webUrl}/readyz`)).status, SETTLE).toBe(200);
  }

  /** Kills a part while a request is under way, starts it again, and asks once more, as a person does. */
  async function killDuring(part: Part, request: () => Promise<unknown>, afterMs: number): Promise<void> {
    const first = request().catch(() => undefined);
    await sleep(afterMs);
    await part.kill();
    await first;
    await part.start();
    await untilReady();
    await request();
  }

  test.each([0, 5, 15, 40])('the web process killed %i ms into an approval', async (afterMs) => {
    const giver = await donor();
    const donationId = await pendingDonation(giver);
    await killDuring(platform.web, () => approve(donationId), afterMs);
    await expectOnce(giver);
  });

  test.each([0, 5, 15, 40])('the web process killed %i ms into a rejection', async (afterMs) => {
    const giver = await donor();
    const donationId = await pendingDonation(giver);
    await killDuring(platform.web, () => reject(donationId), afterMs);
    await expectRejectedOnce(giver, donationId);
  });

  test.each([0, 10, 30])('the database killed %i ms into an approval', async (afterMs) => {
    const giver = await donor();
    const donationId = await pendingDonation(giver);
    await killDuring(platform.postgres, () => approve(donationId), afterMs);
    await expectOnce(giver);
  });

  test.each([0, 10, 30])('the database killed %i ms into a rejection', async (afterMs) => {
    const giver = await donor();
    const donationId = await pendingDonation(giver);
    await killDuring(platform.postgres, () => reject(donationId), afterMs);
    await expectRejectedOnce(giver, donationId);
  });

  test('the web process killed during the proof of a payment, whose webhook comes meanwhile', async () => {
    const giver = await donor();
    const proof = await paid(giver);
    const verify = () => call('POST', '/api/user/donations/razorpay/verify', proof, giver.token);
    await killDuring(platform.web, verify, 10);
    await expectOnce(giver);
  });

  test('the worker and the queue killed while a payment is reported: nobody has to come back for it', async () => {
    const giver = await donor();
    await platform.worker.kill();
    await platform.redis?.kill();
    await paid(giver);
    const reported = () => count('webhook_events WHERE processed_at IS NULL AND type = $1', 'payment.captured');
    await expect.poll(reported, SETTLE).toBeGreaterThan(0);
    await platform.redis?.start();
    await platform.worker.start();
    await expectOnce(giver);
  });
});
