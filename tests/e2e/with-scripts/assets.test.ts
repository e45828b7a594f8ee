import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../setup/test';

const TYPES = { css: /^text\/css/, js: /^(text|application)\/javascript/, svg: /^image\/svg\+xml$/ };

const PAGES = ['/', '/landing', '/privacy', '/refunds', '/terms', '/nowhere'].flatMap((path) => [
  path,
  path === '/' ? '/hi' : `/hi${path}`,
]);

test('an asset is sent in the best encoding of the browser, and cached permanently', async ({ request }) => {
  const get = (path: string, accepted: string, headers = {}) =>
    request.get(path, { headers: { 'Accept-Encoding': accepted, ...headers } });
  const pages = await Promise.all(['/', '/login'].map(async (path) => (await request.get(path)).text()));
  for (const [kind, type] of Object.entries(TYPES)) {
    const [path = ''] = new RegExp(`/assets/[\\w-]+\\.${kind}\\b`).exec(pages.join('')) ?? [];
    const plain = await get(path, 'identity');
    const small = await get(path, 'gzip, deflate, br, zstd');
    expect([plain.status(), plain.headers()['content-encoding']], path).toEqual([200, undefined]);
    expect([small.status(), small.headers()['content-encoding']], path).toEqual([200, 'br']);
    expect(small.headers().vary).toContain('Accept-Encoding');
    expect(Number(small.headers()['content-length'])).toBeLessThan(Number(plain.headers()['content-length']));
    for (const answer of [plain, small]) {
      expect(answer.headers()['content-type'], path).toMatch(type);
      expect(answer.headers()['cache-control'], path).toBe('public, max-age=31536000, immutable');
    }
    expect((await small.text()) === (await plain.text()), `${path} is the same in both`).toBe(true);
    expect((await get(path, 'br;q=0, gzip')).headers()['content-encoding']).not.toBe('br');
    const known = await get(path, 'br', { 'If-None-Match': small.headers().etag });
    expect([known.status(), (await known.body()).length]).toEqual([304, 0]);
  }
});

test('a missing asset is not found, in any encoding', async ({ request }) => {
  const answer = await request.get('/assets/nowhere.js', { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.status()).toBe(404);
});

test('the server bundle contains the packages patched by patches/', () => {
  const files = fs.readdirSync('build/server', { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join('build/server', file), 'utf8'));
  const server = texts.join('\n');
  expect(server).toMatch(/branchesFor\(/);
  expect(server).toMatch(/tables[\w$]*\.get\(manifest\.routes\)/);
});

test('no browser script has a lookbehind, which Safari before 16.4 cannot parse', () => {
  const names = fs.readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
  expect(names.length).toBeGreaterThan(50);
  const unreadable = names.filter((name) => /\(\?<[=!]/.test(fs.readFileSync(`build/client/assets/${name}`, 'utf8')));
  expect(unreadable).toEqual([]);
});

test('a public page loads no script and nothing from other hosts', async ({ page, baseUrl }) => {
  const requests: { url: string; kind: string }[] = [];
  page.on('request', (request) => requests.push({ url: request.url(), kind: request.resourceType() }));
  for (const path of PAGES) await page.goto(path);
  expect(requests.length).toBeGreaterThan(PAGES.length);
  expect(requests.filter(({ kind }) => ['script', 'xhr', 'fetch'].includes(kind))).toEqual([]);
  expect(requests.filter(({ url }) => !url.startsWith(`${baseUrl}/`) && !url.startsWith('data:'))).toEqual([]);
});
