import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startFaultPlatform, type FaultPlatform } from './platform';

const SETTLE = { timeout: 60_000, interval: 250 };

let nextPhone = 7_100_000_000;

describe.each(['postgres', 'redis'] as const)('with the queue in %s', (queue) => {
  let platform: FaultPlatform;
  let database: pg.Pool;

  beforeAll(async () => {
    platform = await startFaultPlatform(queue);
    database = new pg.Pool({ connectionString: platform.databaseUrl, max: 2 });
    database.on('error', () => undefined);
  });
  afterEach(() => fetch(`${platform.sandboxUrl}/control`, { method: 'DELETE' }));
  afterAll(async () => {
    await database.end();
    await platform.remove();
  });

  async function post(
    path: string,
    body: object,
    token?: string,
  ): Promise<{ status: number; body: { token?: string } }> {
    const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    const response = await fetch(platform.webUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as { token?: string } };
  }

  async function rows<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return (await database.query<Row>(sql, values)).rows;
  }

  async function member(): Promise<{ phonenumber: string; phone: string; token: string }> {
    nextPhone += 1;
    const phonenumber = String(nextPhone);
    const password = 'surya-namaskar-12';
    expect(await post('/api/signup', { name: 'Faultless', phonenumber, password })).toMatchObject({ status: 201 });
    const { body } = await post('/api/login', { phonenumber, password });
    return { phonenumber, phone: `+91${phonenumber}`, token: body.token ?? '' };
  }

  const askForCode = (phonenumber: string) => post('/api/forgot-password', { phonenumber });

  async function inbox(phone: string): Promise<unknown[]> {
    const response = await fetch(`${platform.sandboxUrl}/messages?to=${encodeURIComponent(phone)}`);
    return ((await response.json()) as { messages: unknown[] }).messages;
  }

  async function outbox(phone: string): Promise<string[]> {
    const found = await rows<{ status: string }>('SELECT status::text FROM messages WHERE phone = $1', phone);
    return found.map(({ status }) => status);
  }

  async function misbehave(how: object): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ provider: 'twilio', ...how });
    expect(await fetch(`${platform.sandboxUrl}/control`, { method: 'POST', headers, body })).toMatchObject({
      ok: true,
    });
  }

  test('a worker killed in the middle of a send: the code arrives once', async () => {
    const { phonenumber, phone } = await member();
    await misbehave({ fail: 1, delay_ms: 20_000 });
    expect(await askForCode(phonenumber)).toMatchObject({ status: 200 });
    await expect.poll(() => inbox(phone), SETTLE).toHaveLength(1);
    await platform.worker.kill();
    await platform.worker.start();
    await expect.poll(() => outbox(phone), SETTLE).toEqual(['delivered']);
    await sleep(3_000);
    expect(await inbox(phone)).toHaveLength(1);
  });

  test('a reply lost after the provider took the message: the code arrives once', async () => {
    const { phonenumber, phone } = await member();
    await misbehave({ fail: 1, drop_reply: true });
    await askForCode(phonenumber);
    await expect.poll(() => outbox(phone), SETTLE).toEqual(['delivered']);
    await sleep(3_000);
    expect(await inbox(phone)).toHaveLength(1);
  });

  test('a provider that is too busy twice: the code arrives once, a little later', async () => {
    const { phonenumber, phone } = await member();
    await misbehave({ fail: 2, code: 20429 });
    await askForCode(phonenumber);
    await expect.poll(() => inbox(phone), SETTLE).toHaveLength(1);
    await expect.poll(() => outbox(phone), SETTLE).toEqual(['delivered']);
  });

  test('callbacks that come twice leave the message delivered', async () => {
    const { phonenumber, phone } = await member();
    await misbehave({ fail: 1, duplicate: true });
    await askForCode(phonenumber);
    await expect.poll(() => outbox(phone), SETTLE).toEqual(['delivered']);
    await sleep(1_000);
    expect(await outbox(phone)).toEqual(['delivered']);
  });

  test('no worker, and the queue down while codes are asked for: nobody is refused and each code arrives once', async () => {
    const { phonenumber, phone } = await member();
    await platform.worker.kill();
    await platform.redis?.kill();
    expect(await askForCode(phonenumber)).toMatchObject({ status: 200 });
    await platform.redis?.start();
    await platform.worker.start();
    await expect.poll(() => inbox(phone), SETTLE).toHaveLength(1);
    await expect.poll(() => outbox(phone), SETTLE).toEqual(['delivered']);
  });

  test('a web process killed during sign-ups undoes none that it accepted', async () => {
    const phones = Array.from({ length: 20 }, () => String((nextPhone += 1)));
    const signUp = (phonenumber: string) =>
      post('/api/signup', { name: 'Hurried', phonenumber, password: 'surya-namaskar-12' });
    const asked = Promise.allSettled(phones.map(signUp));
    await sleep(400);
    await platform.web.kill();
    const answers = await asked;
    await platform.web.start();
    const known = await rows<{ phone: string }>(
      'SELECT phone FROM members WHERE phone = ANY ($1)',
      phones.map((phone) => `+91${phone}`),
    );
    const registered = new Set(known.map(({ phone }) => phone.slice(3)));
    const accepted = phones.filter((_, index) => {
      const answer = answers[index];
      return answer?.status === 'fulfilled' && answer.value.status === 201;
    });
    expect(registered).toEqual(new Set([...registered, ...accepted]));
    const again = await Promise.all(phones.map(signUp));
    expect(again.map(({ status }) => status)).toEqual(phones.map((phone) => (registered.has(phone) ? 409 : 201)));
  });

  test('a database killed during marks keeps each mark that was accepted, and every count', async () => {
    const members = [];
    for (let count = 0; count < 12; count += 1) members.push(await member());
    const [open] = await rows<{ id: number; class_date: string }>(
      'SELECT id, class_date::text FROM classes WHERE starts_at <= now() AND ends_at > now() AND deleted_at IS NULL ORDER BY max_participants DESC LIMIT 1',
    );
    const mark = ({ token }: { token: string }) =>
      post('/api/user/attendance/mark', { class_id: open?.id, attendance_date: open?.class_date }, token);
    const [early, late] = [members.slice(0, 6), members.slice(6)];
    expect((await Promise.all(early.map(mark))).map(({ status }) => status)).toEqual(early.map(() => 200));
    const asked = Promise.all(late.map(mark));
    await platform.postgres.kill();
    const answers = await asked;
    await platform.postgres.start();
    await expect.poll(async () => (await fetch(`${platform.webUrl}/readyz`)).status, SETTLE).toBe(200);
    const marked = await rows<{ phone: string }>(
      'SELECT phone FROM attendances JOIN members ON members.id = member_id WHERE class_id = $1',
      open?.id,
    );
    const present = new Set(marked.map(({ phone }) => phone));
    for (const { phone } of early) expect(present).toContain(phone);
    late.forEach(({ phone }, index) => {
      if (answers[index]?.status === 200) expect(present).toContain(phone);
      else expect(answers[index]?.status).toBe(503);
    });
    expect(
      await rows(
        'SELECT id FROM classes WHERE attendance_count <> (SELECT count(*) FROM attendances WHERE class_id = classes.id)',
      ),
    ).toEqual([]);
    expect(
      await rows(
        'SELECT id FROM members WHERE total_classes_attended <> (SELECT count(*) FROM attendances WHERE member_id = members.id)',
      ),
    ).toEqual([]);
  });
});
