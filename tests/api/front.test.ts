import net from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { metricsRegistry } from '~/lib/metrics.server';
import { adminTokenOf, createAdmin } from '../factories/admin';
import { createMember, PASSWORD, tokenOf } from '../factories/member';
import { testContext } from '../setup/context';
import { listenWithFront } from '../setup/front';
import { routeTable } from '../setup/routes';

const FRIEND = 'https://old.sangha.example';
const PUBLIC = 'https://sangha.test';
const ctx = await testContext({ environment: { CORS_ORIGINS: FRIEND, PUBLIC_URL: PUBLIC, TRUST_PROXY: '1' } });
const { port, url, finished, errors } = await listenWithFront(ctx.app);

/**
 * With this query string the server does not use its cached page but calls Remix, which ignores the
 * query string.
 */
const BY_THE_FRAMEWORK = '?index';

const VARYING = new Set(['x-request-id', 'date', 'content-length', 'transfer-encoding']);

let visitors = 0;

async function answerTo(path: string, init: RequestInit = {}) {
  visitors += 1;
  const usual = { 'Accept-Encoding': 'identity', 'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors & 255}` };
  const response = await fetch(url + path, {
    ...init,
    headers: Object.assign(usual, init.headers),
    redirect: 'manual',
  });
  const sent = Array.from(response.headers).filter(([name]) => !VARYING.has(name));
  const id = response.headers.get('X-Request-Id');
  return { status: response.status, headers: Object.fromEntries(sent), body: await response.text(), id };
}

async function expectTheSame(path: string, init: RequestInit = {}) {
  const [{ id: first, ...front }, { id: second, ...framework }] = [
    await answerTo(path, init),
    await answerTo(path + BY_THE_FRAMEWORK, init),
  ];
  expect(front, path).toEqual(framework);
  expect(first).not.toBe(second);
  expect([first, second].every(Boolean)).toBe(true);
}

const calls = Object.values(await routeTable())
  .filter(({ file }) => /^routes\/(api|webhooks|health)\/.+\.ts$/.test(file) && !file.includes('metrics'))
  .map(({ path = '' }) => `/${path.replaceAll(/:\w+/g, '7').replace('*', 'no/such/call')}`);

test('a path that cannot be read is refused with a page, below /api in JSON', async () => {
  const page = await answerTo('/%E0%A4%A');
  expect([page.status, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Page not found');
  const call = await answerTo('/api/%E0%A4%A', { method: 'POST', body: '{}' });
  expect([call.status, JSON.parse(call.body)]).toMatchObject([400, { success: false, message: expect.any(String) }]);
});

describe('a call is answered in front of the framework as the framework answers it', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

  test.each(calls)('%s, by every method', async (path) => {
    for (const method of methods) {
      const body = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? {} : { body: '{}' };
      await expectTheSame(path, { method, ...body });
    }
  });

  test.each(calls)('%s, to members, to staff, to friends of other origins and to their preflights', async (path) => {
    const member = await tokenOf(ctx, await createMember(ctx));
    const staff = await adminTokenOf(ctx, await createAdmin(ctx));
    for (const token of [member, staff, 'x'])
      await expectTheSame(path, { headers: { Authorization: `Bearer ${token}`, Origin: FRIEND } });
    const asked = { Origin: FRIEND, 'Access-Control-Request-Method': 'PUT' };
    for (const Origin of [FRIEND, 'https://evil.example'])
      await expectTheSame(path, { method: 'OPTIONS', headers: { ...asked, Origin } });
  });

  test.each(['gzip', 'br', 'gzip;q=0', 'br;q=0.5', ''])('a long answer to who takes "%s"', async (takes) => {
    await expectTheSame('/api/openapi.json', { headers: { 'Accept-Encoding': takes } });
  });

  test('a limit that one door takes from is the other door’s limit', async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.9.9.9' };
    const attempt = (query: string) =>
      fetch(`${url}/api/login${query}`, {
        method: 'POST',
        headers,
        body: '{"phonenumber":"9000000001","password":"x"}',
      });
    const statuses = [];
    for (let times = 0; times < 14; times += 1)
      statuses.push((await attempt(times % 2 ? BY_THE_FRAMEWORK : '')).status);
    expect(statuses.slice(0, 4)).toEqual([401, 401, 401, 401]);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test('both stand in the log and among the figures under the same route', async () => {
    const countOf = async () =>
      Number(
        /_seconds_count\{method="GET",route="\/api\/admin\/users\/:id",status="405"\} (\d+)/.exec(
          await metricsRegistry.metrics(),
        )?.[1] ?? 0,
      );
    const before = await countOf();
    for (const query of ['', BY_THE_FRAMEWORK]) await answerTo(`/api/admin/users/12${query}`);
    await expect.poll(countOf).toBe(before + 2);
    const logged = finished.filter(({ path }) => path === '/api/admin/users/12');
    expect(logged.slice(-2)).toMatchObject([
      { method: 'GET', path: '/api/admin/users/12', status: 405 },
      { method: 'GET', path: '/api/admin/users/12', status: 405 },
    ]);
  });

  test.each(['/api/FAQs', '/api/faqs/', '/api/%66aqs', '/api//faqs', '/api/./faqs', '/api/faqs.data'])(
    '%s, which is no plain spelling, is left to the framework',
    async (path) => {
      expect((await answerTo(path)).status).toBeLessThan(500);
    },
  );
});

describe('a request line', () => {
  const send = async (lines: string) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`${lines}\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    return { status: Number(answer.split(' ')[1]), answer };
  };

  test.each([
    ['GET /landing HTTP/1.1\r\nHost: [', 400],
    ['GET /landing HTTP/1.1\r\nHost: %zz', 400],
    ['GET /landing HTTP/1.1\r\nHost: a:99999', 400],
    ['GET /landing HTTP/1.1\r\nHost: a\r\nHost: b', 400],
    ['GET /api/user HTTP/1.1\r\nHost: localhost/landing?x=', 400],
    ['GET / HTTP/1.1\r\nHost: localhost/metrics?', 400],
    ['GET ftp://a/landing HTTP/1.1\r\nHost: a', 400],
    ['GET /nothing/%zz HTTP/1.1\r\nHost: a', 400],
    ['GET /nothing/%ff HTTP/1.1\r\nHost: a', 400],
    ['TRACE / HTTP/1.1\r\nHost: a', 405],
    ['OPTIONS * HTTP/1.1\r\nHost: a', 204],
    ['GET http://sangha.test/landing HTTP/1.1\r\nHost: a', 200],
    ['GET HTTP://sangha.test?x HTTP/1.1\r\nHost: a', 200],
    ['GET /landing HTTP/1.1\r\nHost: [::1]:80', 200],
    ['GET /landing HTTP/1.1\r\nHost: a\r\nX-Forwarded-Host: b:99999', 200],
    ['GET /landing HTTP/1.0', 200],
  ])('%j is answered %i', async (lines, status) => {
    const { status: answered, answer } = await send(lines);
    expect(answered).toBe(status);
    expect(answer).toMatch(/\r\nX-Request-Id: \S+\r\nX-Content-Type-Options: nosniff\r\n/);
    if (status === 405 || status === 204) expect(answer).toContain('\r\nAllow: GET, HEAD, POST');
  });
});

describe('a page', () => {
  test.each([
    ['/Landing', '/landing'],
    ['/landing/?x=1', '/landing?x=1'],
    ['/%6canding', '/landing'],
    ['/hi/landing/', '/hi/landing'],
    ['/HI', '/hi'],
    ['/Landing.data', '/landing.data'],
  ])('%s stands at %s alone, and nothing is read or set on the way', async (asked, location) => {
    const { status, headers } = await answerTo(asked, { headers: { Cookie: 'sangha_language=hi; sangha_toast=x' } });
    expect([status, headers.location, headers['set-cookie'], headers['cache-control']]).toEqual([
      301,
      location,
      undefined,
      undefined,
    ]);
  });

  test.each(['/', '/landing', '/hi', '/_root.data', '/nothing/here', '//evil.example/', '/join/7/'])(
    '%s is sent nowhere else',
    async (path) => {
      expect((await answerTo(path)).headers.location ?? '').not.toMatch(/evil|landing/);
    },
  );

  const logIn = async (headers: Record<string, string>) => {
    const { phone } = await createMember(ctx);
    const body = new URLSearchParams({ phonenumber: phone, password: PASSWORD });
    return answerTo('/login', { method: 'POST', body, headers });
  };

  test.each([
    'https://evil.example',
    'null',
    'no origin at all',
    'https://sangha.test.evil.example',
    'https://sangha.test:8443',
    'http://sangha.test',
    `http://127.0.0.1:${port}`,
  ])('whose form comes from %s is refused in words', async (Origin) => {
    const { status, headers, body } = await logIn({ Origin });
    expect([status, headers['set-cookie']]).toEqual([403, undefined]);
    expect(body).toContain('This form was sent from another site.');
  });

  test('says so in the language of its reader', async () => {
    const hindi = `sangha_language=${Buffer.from('"hi"').toString('base64')}`;
    const { status, body } = await logIn({ Origin: 'https://evil.example', Cookie: hindi });
    expect(status).toBe(403);
    expect(body).toContain('<html lang="hi-IN"');
  });

  test.each([PUBLIC, `https://127.0.0.1:${port}`])('whose form comes from %s is taken', async (Origin) => {
    const { status, headers } = await logIn({ Origin });
    expect([status, headers.location]).toEqual([302, '/dashboard']);
  });
});

describe('what fails behind the front', () => {
  test('is one line of the log with the request’s id, and an answer that says nothing of it', async () => {
    const { status, body, id } = await answerTo('/logout', { method: 'POST', headers: { 'X-Test-Fails': 'yes' } });
    expect([status, body]).toEqual([500, '']);
    expect(errors).toEqual([{ err: new Error('nobody foresaw it'), requestId: id }]);
  });
});
