import net from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { metricsRegistry } from '~/lib/metrics.server';
import { requestState } from '~/server/request-tracking.server';
import { createAdminToken, createAdmin } from '../factories/admin';
import { createMember, PASSWORD, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';
import { startHttpServer } from '../setup/http-server';
import { buildRouteTable } from '../setup/routes';

const FRIEND = 'https://old.sangha.example';
const PUBLIC = 'https://sangha.test';
const ctx = await testContext({ environment: { CORS_ORIGINS: FRIEND, PUBLIC_URL: PUBLIC, TRUST_PROXY: '1' } });
const { port, url, finished, errors } = await startHttpServer(ctx.app);

/**
 * With this query string the server does not use its cached page but calls Remix, which ignores the
 * query string.
 */
const BYPASS_CACHE = '?index';

const VARYING = new Set(['x-request-id', 'date', 'content-length', 'transfer-encoding']);

let visitors = 0;

async function fetchResponse(path: string, init: RequestInit = {}) {
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

async function expectSameResponse(path: string, init: RequestInit = {}) {
  const [{ id: first, ...fromServer }, { id: second, ...fromRemix }] = [
    await fetchResponse(path, init),
    await fetchResponse(path + BYPASS_CACHE, init),
  ];
  expect(fromServer, path).toEqual(fromRemix);
  expect(first).not.toBe(second);
  expect([first, second].every(Boolean)).toBe(true);
}

const calls = Object.values(await buildRouteTable())
  .filter(({ file }) => /^routes\/(api|webhooks|health)\/.+\.ts$/.test(file) && !file.includes('metrics'))
  .map(({ path = '' }) => `/${path.replaceAll(/:\w+/g, '7').replace('*', 'no/such/call')}`);

test('an invalid path is refused with a page, below /api in JSON', async () => {
  const page = await fetchResponse('/%E0%A4%A');
  expect([page.status, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Page not found');
  const call = await fetchResponse('/api/%E0%A4%A', { method: 'POST', body: '{}' });
  expect([call.status, JSON.parse(call.body)]).toMatchObject([400, { success: false, message: expect.any(String) }]);
});

describe('our request handler returns the same response as Remix', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

  test.each(calls)('%s, with every method', async (path) => {
    for (const method of methods) {
      const body = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? {} : { body: '{}' };
      await expectSameResponse(path, { method, ...body });
    }
  });

  test.each(calls)('%s, for members, staff, other origins and their preflights', async (path) => {
    const member = await createMemberToken(ctx, await createMember(ctx));
    const staff = await createAdminToken(ctx, await createAdmin(ctx));
    for (const token of [member, staff, 'x'])
      await expectSameResponse(path, { headers: { Authorization: `Bearer ${token}`, Origin: FRIEND } });
    const preflight = { Origin: FRIEND, 'Access-Control-Request-Method': 'PUT' };
    for (const Origin of [FRIEND, 'https://evil.example'])
      await expectSameResponse(path, { method: 'OPTIONS', headers: { ...preflight, Origin } });
  });

  test.each(['gzip', 'br', 'gzip;q=0', 'br;q=0.5', ''])('a long response with Accept-Encoding "%s"', async (takes) => {
    await expectSameResponse('/api/openapi.json', { headers: { 'Accept-Encoding': takes } });
  });

  test('our request handler and Remix share the rate limits', async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.9.9.9' };
    const attempt = (query: string) =>
      fetch(`${url}/api/login${query}`, {
        method: 'POST',
        headers,
        body: '{"phonenumber":"9000000001","password":"x"}',
      });
    const statuses = [];
    for (let times = 0; times < 14; times += 1) statuses.push((await attempt(times % 2 ? BYPASS_CACHE : '')).status);
    expect(statuses.slice(0, 4)).toEqual([401, 401, 401, 401]);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test('both are logged and measured under the same route', async () => {
    const countRequests = async () =>
      Number(
        /_seconds_count\{method="GET",route="\/api\/admin\/users\/:id",status="405"\} (\d+)/.exec(
          await metricsRegistry.metrics(),
        )?.[1] ?? 0,
      );
    const before = await countRequests();
    for (const query of ['', BYPASS_CACHE]) await fetchResponse(`/api/admin/users/12${query}`);
    await expect.poll(countRequests).toBe(before + 2);
    const logged = finished.filter(({ path }) => path === '/api/admin/users/12');
    expect(logged.slice(-2)).toMatchObject([
      { method: 'GET', path: '/api/admin/users/12', status: 405 },
      { method: 'GET', path: '/api/admin/users/12', status: 405 },
    ]);
  });

  test.each(['/api/FAQs', '/api/faqs/', '/api/%66aqs', '/api//faqs', '/api/./faqs', '/api/faqs.data'])(
    '%s, an unusual spelling, is left to Remix',
    async (path) => {
      expect((await fetchResponse(path)).status).toBeLessThan(500);
    },
  );
});

describe('the log line of a rejected request', () => {
  const findLine = (requestId: string | null) => () => finished.find((line) => line.requestId === requestId);
  const send = async (path: string, init: RequestInit) => {
    const { headers, status } = await fetch(url + path, init);
    return { status, requestId: headers.get('X-Request-Id') };
  };
  const origin = { Origin: PUBLIC, Host: new URL(PUBLIC).host };

  test('states the reason and the invalid fields, but no value that the client sent', async () => {
    const { phone } = await createMember(ctx, { name: 'Asha' });
    const phonenumber = phone.slice(3);
    const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...origin } };
    const wrong = await send('/api/login', {
      ...json,
      body: JSON.stringify({ phonenumber, password: 'not-the-password' }),
    });
    const invalid = await send('/api/login', { ...json, body: JSON.stringify({ phonenumber }) });
    const empty = await send('/register', { ...form, body: 'name=Asha&country=IN&phonenumber=12' });
    for (const [{ requestId, status }, reason] of [
      [wrong, /^unauthenticated: /],
      [invalid, /^invalid: .+ \| password$/],
      [empty, /^invalid form \| .*phonenumber/],
    ] as const) {
      await expect
        .poll(findLine(requestId))
        .toMatchObject({ status, level: 'info', reason: expect.stringMatching(reason) });
      expect(JSON.stringify(findLine(requestId)())).not.toContain(phonenumber);
    }
  });

  test('is an error if the database is down, so that the documented search finds it', async () => {
    const broken = await testContext({ environment: { DATABASE_URL: 'postgresql://postgres@127.0.0.1:9/nothing' } });
    const server = await startHttpServer(broken.app);
    for (const path of ['/api/faqs', '/healthz']) await fetch(server.url + path);
    await expect
      .poll(() => server.finished.map(({ path, status, level, reason }) => ({ path, status, level, reason })))
      .toEqual(
        expect.arrayContaining([
          { path: '/api/faqs', status: 503, level: 'error', reason: 'database unavailable' },
          { path: '/healthz', status: 200, level: 'debug', reason: undefined },
        ]),
      );
  });
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
  ])('%s has its only address at %s, and redirects without reading or setting anything', async (address, location) => {
    const { status, headers } = await fetchResponse(address, {
      headers: { Cookie: 'sangha_language=hi; sangha_toast=x' },
    });
    expect([status, headers.location, headers['set-cookie'], headers['cache-control']]).toEqual([
      301,
      location,
      undefined,
      undefined,
    ]);
  });

  test.each(['/', '/landing', '/hi', '/_root.data', '/nothing/here', '//evil.example/', '/join/7/'])(
    '%s is not redirected',
    async (path) => {
      expect((await fetchResponse(path)).headers.location ?? '').not.toMatch(/evil|landing/);
    },
  );

  const logIn = async (headers: Record<string, string>) => {
    const { phone } = await createMember(ctx);
    const body = new URLSearchParams({ phonenumber: phone, password: PASSWORD });
    return fetchResponse('/login', { method: 'POST', body, headers });
  };

  test.each([
    'https://evil.example',
    'null',
    'no origin at all',
    'https://sangha.test.evil.example',
    'https://sangha.test:8443',
    'http://sangha.test',
    `http://127.0.0.1:${port}`,
  ])('whose form comes from %s is refused with a message', async (Origin) => {
    const { status, headers, body } = await logIn({ Origin });
    expect([status, headers['set-cookie']]).toEqual([403, undefined]);
    expect(body).toContain('This form was sent from another site.');
  });

  test('is refused in the language of its reader', async () => {
    const hindi = `sangha_language=${Buffer.from('"hi"').toString('base64')}`;
    const { status, body } = await logIn({ Origin: 'https://evil.example', Cookie: hindi });
    expect(status).toBe(403);
    expect(body).toContain('<html lang="hi-IN"');
  });

  test.each([PUBLIC, `https://127.0.0.1:${port}`])('whose form comes from %s is accepted', async (Origin) => {
    const { status, headers } = await logIn({ Origin });
    expect([status, headers.location]).toEqual([302, '/dashboard']);
  });
});

test('requests that wait behind another one of their connection end when the client leaves', async () => {
  const active = requestState.active;
  const failed = errors.length;
  const socket = net.connect(port, '127.0.0.1');
  socket.write('GET /login?next=/streak HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.9.9.9\r\n\r\n'.repeat(4));
  while (requestState.active < active + 4) await setImmediate();
  socket.destroy();
  await expect.poll(() => requestState.active, { timeout: 5_000 }).toBe(active);
  expect(errors.slice(failed)).toEqual([]);
});

describe('an error in Remix', () => {
  test('is one log line with the request id, and a response without details', async () => {
    const { status, body, id } = await fetchResponse('/logout', { method: 'POST', headers: { 'X-Test-Fails': 'yes' } });
    expect([status, body]).toEqual([500, '']);
    expect(errors).toEqual([{ err: new Error('nobody foresaw it'), requestId: id }]);
  });
});
