import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createRequestTracker, findTrackedRequest, type FinishedRequest } from './request-tracking.server';
import { toWebRequest } from './web-request.server';

const finished: FinishedRequest[] = [];
const track = createRequestTracker({
  patternOf: (path) => path,
  trustProxy: true,
  secure: true,
  onFinish: (request) => finished.push(request),
});
const server = http.createServer((request, response) =>
  track(request, response, (client) => {
    const { address, id } = findTrackedRequest(toWebRequest(request)) ?? {};
    setTimeout(() => response.end(JSON.stringify({ address: client && address, id })), 5);
  }),
);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

afterAll(() => server.close());

async function sendRequest(headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/path?secret=1`, { headers });
  return { headers: response.headers, seen: (await response.json()) as { address: string | null; id: string } };
}

test('a log line contains at most 200 characters of the path', async () => {
  await fetch(`${url}/${'x'.repeat(15_000)}`);
  await expect.poll(() => finished.some(({ path }) => path === `/${'x'.repeat(199)}`)).toBe(true);
});

test('every response has the security headers, with HSTS over TLS', async () => {
  const { headers } = await sendRequest();
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

test('the log line of a request contains the member or admin and the reason of a refusal', async () => {
  const member = http.createServer((request, response) =>
    track(request, response, () => {
      const tracked = findTrackedRequest(toWebRequest(request));
      if (tracked) tracked.actor = 'member:12';
      response.writeHead(403).end();
    }),
  );
  member.listen(0, '127.0.0.1');
  await once(member, 'listening');
  await fetch(`http://127.0.0.1:${(member.address() as AddressInfo).port}/refused?token=secret`);
  await expect
    .poll(() => finished.find(({ path }) => path === '/refused'))
    .toMatchObject({
      actor: 'member:12',
      address: '127.0.0.1',
      status: 403,
    });
  expect(JSON.stringify(finished)).not.toContain('secret');
  member.close();
});

test('every request has its own id, which the response contains', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendRequest({ 'X-Request-Id': 'forged' })));
  for (const { headers, seen } of answers) expect(headers.get('X-Request-Id')).toBe(seen.id);
  expect(new Set(answers.map(({ seen }) => seen.id)).size).toBe(20);
  expect(answers.map(({ seen }) => seen.id)).not.toContain('forged');
});

test('the client address is the last forwarded one, which our proxy has added, per request', async () => {
  expect((await sendRequest()).seen.address).toBe('127.0.0.1');
  expect((await sendRequest({ 'X-Forwarded-For': '6.6.6.6, 10.0.0.1' })).seen.address).toBe('10.0.0.1');
  const addresses = Array.from({ length: 50 }, (_, index) => `10.0.0.${index}`);
  const answers = await Promise.all(addresses.map((address) => sendRequest({ 'X-Forwarded-For': address })));
  expect(answers.map(({ seen }) => seen.address)).toEqual(addresses);
});

test('a proxy may forward the address with a port, and an invalid address is ignored', async () => {
  expect((await sendRequest({ 'X-Forwarded-For': '198.51.100.7:40001' })).seen.address).toBe('198.51.100.7');
  expect((await sendRequest({ 'X-Forwarded-For': '[2001:db8::7]:40001' })).seen.address).toBe('2001:db8::7');
  expect((await sendRequest({ 'X-Forwarded-For': '10.0.0.1, anybody' })).seen.address).toBeNull();
});

test('the log contains the path without its query', async () => {
  await sendRequest();
  await expect
    .poll(() => finished.at(-1))
    .toMatchObject({ method: 'GET', path: '/path', status: 200, address: undefined });
  expect(JSON.stringify(finished)).not.toContain('secret');
});
