import { expect, test } from 'vitest';
import type { PreparedPlatform } from './fault-platform';
import { expectNothingLost } from './nothing-lost';

export function testKilledWorkers(on: PreparedPlatform): void {
  test('workers killed during a send: the code arrives once', async () => {
    const person = await on.people.member();
    await on.people.trouble('twilio', { fail: 1, delay_ms: 20_000 });
    expect(await on.people.askForCode(person)).toMatchObject({ status: 200 });
    await expect.poll(() => on.people.inbox(person.phone)).toHaveLength(1);
    await on.platform.worker.kill();
    await on.platform.worker.start();
    await on.people.endTrouble();
    await expectNothingLost(on.platform, on.people);
    expect(await on.people.inbox(person.phone)).toHaveLength(1);
  });

  test('the queue board killed while a queue is paused: it stays paused, and its jobs are done once', async () => {
    const { boardUrl, workers } = on.platform;
    const send = (path: string, options: RequestInit) => fetch(boardUrl + path, { redirect: 'manual', ...options });
    const body = new URLSearchParams({ username: 'admin', password: 'sangha-admin' });
    const login = await send('/login', { method: 'POST', body });
    const headers = { Cookie: login.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
    const changeQueue = async (what: string) =>
      (await send(`/api/queues/messages/${what}`, { method: 'PUT', headers })).status;
    const person = await on.people.member();
    expect(await changeQueue('pause')).toBe(200);
    expect(await on.people.askForCode(person)).toMatchObject({ status: 200 });
    const again = changeQueue('pause').catch(() => 0);
    await workers[0].kill();
    await again;
    await workers[0].start();
    await on.platform.waitUntilReady();
    expect(await on.people.inbox(person.phone)).toEqual([]);
    expect(await changeQueue('resume')).toBe(200);
    await expectNothingLost(on.platform, on.people);
    expect(await on.people.inbox(person.phone)).toMatchObject([{ template: 'otp' }]);
    const acts = await on.people.rows<{ act: string }>(
      "SELECT DISTINCT after ->> 'act' AS act FROM audit_entries WHERE action = 'queue.acted_on' ORDER BY 1",
    );
    expect(acts).toEqual([{ act: 'PUT pause' }, { act: 'PUT resume' }]);
  });
}
