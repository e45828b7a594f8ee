import { expect, test } from 'vitest';
import { runConcurrently } from '../setup/concurrency.mjs';
import type { Target } from './target';
import { sendRaw } from './wire';

const HOSTS = [
  '[',
  ']',
  '%zz',
  'a b',
  'a/b',
  'a?b',
  'a#b',
  'a@b',
  'a\\b',
  'a:99999',
  'a:b',
  ':',
  '..',
  '-',
  '\u0000',
  '\u00ff',
  'localhost/landing?x=',
  'localhost/metrics?',
  '[::1',
  '[zz]',
  '1.2.3.4.5.6',
  'a'.repeat(8_000),
  '"',
  "' OR 1=1",
];

const TARGETS = [
  '*',
  '//',
  '//evil.example/',
  '/%',
  '/%zz',
  '/%00',
  '/%ff',
  '/\\',
  '/..',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/api/../metrics',
  '/landing%0d%0aSet-Cookie:%20a=b',
  '/landing;a=b',
  '/?_data=root',
  '/?_routes=',
  '/?index',
  '/__manifest?p=%2F&p=%2Fadmin',
  '/_root.data?_routes=zz',
  '/admin.data',
  '/api/user.data',
  '/assets/../build/web.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/.env',
  '/.git/config',
  `/${'a/'.repeat(3_000)}`,
  `/?${'a=b&'.repeat(1_500)}`,
  'http://127.0.0.1/landing',
  'http://evil.example/metrics',
  'ftp://a/b',
  'http://',
  'http:///',
  'HTTP://a?b',
  'landing',
];

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'BREW',
  'get',
  'G@T',
];

const blanks = ' '.repeat(15_000);

const HEADERS: Record<string, string>[] = [
  ...[
    'If-None-Match',
    'Accept-Encoding',
    'Accept-Language',
    'Accept',
    'Cookie',
    'X-Forwarded-For',
    'Range',
    'Forwarded',
  ].flatMap((name) => [
    { [name]: `a${blanks}b` },
    { [name]: 'a,'.repeat(7_000) },
    { [name]: `"${'\\"'.repeat(7_000)}` },
    { [name]: ';q=0,'.repeat(3_000) },
    { [name]: '=;'.repeat(7_000) },
    { [name]: '%'.repeat(14_000) },
    { [name]: 'a'.repeat(20_000) },
  ]),
  { 'Content-Type': `multipart/form-data; boundary=${'-'.repeat(10_000)}` },
  { 'Content-Type': `multipart/form-data;${' '.repeat(10_000)}x` },
  { Authorization: `Bearer ${'x'.repeat(14_000)}` },
  { Cookie: `sangha_toast=${'a.'.repeat(5_000)}; sangha_member=${'%22'.repeat(1_000)}; __proto__=1` },
  { Origin: 'null' },
  { Referer: '//evil.example' },
];

export function testOddLines(on: Target): void {
  test('odd request lines and hosts are refused or answered, and never fail', async () => {
    const host = `127.0.0.1:${on.port}`;
    const lines = [
      ...HOSTS.map((odd) => `GET /landing HTTP/1.1\r\nHost: ${odd}`),
      ...TARGETS.flatMap((target) => ['GET', 'POST'].map((method) => `${method} ${target} HTTP/1.1\r\nHost: ${host}`)),
      ...METHODS.map((method) => `${method} / HTTP/1.1\r\nHost: ${host}`),
      ...['HTTP/0.9', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'HTTX/1.1', ''].map(
        (version) => `GET / ${version}\r\nHost: ${host}`,
      ),
      `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example`,
      'GET / HTTP/1.1',
      `POST /login HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked`,
      `POST /login HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\nContent-Length: 6`,
      `POST /login HTTP/1.1\r\nHost: ${host}\r\nContent-Length: -1`,
      `POST /login HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: gzip, chunked`,
      `POST /login HTTP/1.1\r\nHost: ${host}\r\nExpect: 200-maybe`,
      `GET / HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade`,
      `GET / HTTP/1.1\r\nHost: ${host}\r\n folded: x`,
      `GET / HTTP/1.1\nHost: ${host}`,
      '\u0016\u0003\u0001\u0002\u0000\u0001',
      '\u0000'.repeat(100),
    ];
    await on.runAttack('odd hosts and request lines', async (count) => {
      await runConcurrently(lines, 8, async (line) =>
        count(await sendRaw(on.port, `${line}\r\nConnection: close\r\n\r\n`, 2_000)),
      );
    });
  });

  test('many headers and slow headers cost almost nothing', async () => {
    const repeatLines = (lines: number, line: (at: number) => string) =>
      Array.from({ length: lines }, (_, at) => line(at)).join('');
    const floods = [
      repeatLines(100_000, (at) => `X-${at}: y\r\n`),
      repeatLines(1_900, () => 'A: b\r\n'),
      repeatLines(500, (at) => `Cookie: c${at}=${at}\r\n`),
      `X: ${'a'.repeat(1_000_000)}\r\n`,
    ];
    await on.runAttack('header floods', async (count) => {
      await runConcurrently(floods, 2, async (flood) =>
        count(await sendRaw(on.port, `GET /landing HTTP/1.1\r\nHost: a\r\n${flood}\r\n`)),
      );
      const requests = HEADERS.flatMap((headers) =>
        ['/', '/landing', '/login', '/api/user'].map((path) => ({ path, headers })),
      );
      await runConcurrently(requests, 4, async ({ path, headers }) => {
        const answer = await on.sendRequest(path, { headers });
        count(answer.status, answer);
      });
    });
    expect((await on.sendRequest('/metrics', { headers: { 'X-Forwarded-For': '203.0.113.7' } })).status).toBe(404);
  });
}
