import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparePlatform } from '../../setup/platform.mjs';

const { platform, remove } = await preparePlatform({
  env: { LOAD_SHEDDING_DELAY_MS: '60', TRUST_PROXY: '1' },
  settings: { fsync: 'off' },
});
const getUrl = () => platform.getUrl('web');

/**
 * Number of requests per second, which is increased until the process cannot respond fast enough.
 */
const MORE = 60;

beforeAll(() => platform.bringUp());
afterAll(remove);

function get(path: string, cookies: string, address = '10.0.0.1') {
  return fetch(getUrl() + path, { headers: { Cookie: cookies, 'X-Forwarded-For': address }, redirect: 'manual' });
}

/** Returns a cookie from a response, in the format in which browsers send it back. */
function readCookie(name: string, answer: Response): string {
  return (
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(`sangha_${name}=`))
      ?.split(';', 1)[0] ?? ''
  );
}

async function logIn(): Promise<string> {
  const body = new URLSearchParams({ phonenumber: '9876543210', password: 'namaste108' });
  const headers = { Origin: getUrl() };
  return readCookie('member', await fetch(`${getUrl()}/login`, { method: 'POST', headers, body, redirect: 'manual' }));
}

test('above its capacity a process shows visitors the waiting room, serves admitted members, and opens again', async () => {
  // The login is retried, because on a busy machine load shedding may already be active before the
  // test begins.
  let session = '';
  await expect.poll(async () => (session = await logIn())).toMatch(/^sangha_member=./);
  let admitted = '';
  await expect.poll(async () => (admitted = readCookie('admitted', await get('/dashboard', session)))).toMatch(/=./);
  admitted = `${session}; ${admitted}`;
  expect(readCookie('admitted', await get('/dashboard', admitted))).toBe('');

  let wanted = 0;
  const seen = new Set<number>();
  const crowd: Promise<void>[] = [];
  // Donors never wait in the waiting room. Each has a separate network.
  const visitUntilDone = async (nr: number) => {
    const address = `10.${nr >> 8}.${nr & 255}.7`;
    while (nr < wanted)
      seen.add((await get('/donations', session, address).then(async (page) => (await page.text(), page))).status);
  };
  const getStatus = async (path: string, cookies: string) => (await get(path, cookies)).status;
  const everySecond = { interval: 1_000 };
  try {
    await expect
      .poll(async () => {
        wanted += MORE;
        for (let nr = crowd.length; nr < wanted; nr += 1) crowd.push(visitUntilDone(nr));
        return getStatus('/dashboard', session);
      }, everySecond)
      .toBe(503);
    // From here on, the load is constant and high enough to keep load shedding active.
    wanted = MORE;
    await expect.poll(() => getStatus('/resources', '')).toBe(503);
    expect(await getStatus('/', '')).toBe(200);
    expect(await getStatus('/healthz', '')).toBe(200);
    expect(await getStatus('/dashboard', admitted)).toBe(200);
    // While all places are taken, staff who are not logged in may have to try again.
    await expect.poll(() => getStatus('/admin/login', '')).toBe(200);
  } finally {
    wanted = 0;
    await Promise.all(crowd);
  }
  // While all places are taken, others get the waiting page.
  expect([...seen].filter((status) => status !== 503)).toEqual([200]);
  await expect.poll(() => getStatus('/resources', '')).toBe(200);
  await expect.poll(() => getStatus('/dashboard', session)).toBe(200);
});
