import { expect, test } from 'vitest';
import type { Target } from './target';

const SHARED = [
  '/',
  '/landing',
  '/privacy',
  '/refunds',
  '/terms',
  '/hi',
  '/hi/landing',
  '/hi/terms',
  '/robots.txt',
  '/sitemap.xml',
];

const SPELLINGS: ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => path.replace('a', '%61'),
  (path) => `/${path}`,
  (path) => `${path}?lang=hi&utm=x`,
  (path) => `${path === '/' ? '/_root' : path}.data`,
  (path) => `${path}?_data=root`,
];

const toast = Buffer.from(JSON.stringify({ kind: 'success', text: 'POISON' })).toString('base64');

const POISON: Record<string, string>[] = [
  { Cookie: 'sangha_language=ImhpIg==; sangha_theme=ImRhcmsi' },
  { Cookie: `sangha_toast=${toast}` },
  { 'X-Forwarded-Host': 'poison.example', 'X-Forwarded-Proto': 'http', 'X-Forwarded-Port': '9' },
  { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin', 'X-HTTP-Method-Override': 'DELETE' },
  { 'Accept-Language': 'hi', 'User-Agent': 'POISON', Referer: 'https://poison.example' },
  {
    Origin: 'https://poison.example',
    'Sec-Fetch-Site': 'cross-site',
    'Save-Data': 'on',
    'Sec-CH-Prefers-Color-Scheme': 'dark',
  },
  { Authorization: 'Bearer poison', Range: 'bytes=0-9', 'X-Forwarded-For': '203.0.113.9' },
  { Host: 'poison.example' },
];

export function testSharedResponses(on: Target): void {
  test('a shared cached response is the same whatever its first reader sent', async () => {
    const { member } = await on.cookies();
    await on.runAttack('cache poisoning', async (count) => {
      for (const path of SHARED) {
        for (const spell of SPELLINGS) {
          const address = spell(path);
          const clean = await on.sendRequest(address);
          for (const headers of [...POISON, { Cookie: member }]) {
            const poisoned = await on.sendRequest(address, { headers });
            count(poisoned.status, poisoned);
            if (!poisoned.headers['cache-control']?.includes('public')) continue;
            const what = `${address} with ${JSON.stringify(headers)}`;
            expect(poisoned.headers['set-cookie'], what).toBeUndefined();
            expect(poisoned.body, what).toBe(clean.body);
          }
          expect((await on.sendRequest(address)).body, address).toBe(clean.body);
        }
      }
      for (const path of ['/login', '/register', '/forgot-password', '/nothing-here']) {
        for (const headers of POISON) {
          const answer = await on.sendRequest(path, { headers });
          count(answer.status, answer);
          expect(answer.headers['cache-control'], path).not.toMatch(/public/);
        }
        expect((await on.sendRequest(path)).body).not.toMatch(/poison/i);
      }
    });
  });
}
