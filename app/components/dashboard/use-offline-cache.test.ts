import fs from 'node:fs';
import vm from 'node:vm';
import { expect, test } from 'vitest';

const SITE = 'https://sangha.example';

interface Sent {
  method: string;
  mode: string;
  url: string;
}

/**
 * Runs the service worker in a minimal environment and returns true if it deletes its cached pages
 * on the given request.
 */
async function deletesCacheOn(request: Sent): Promise<boolean> {
  const listeners = new Map<string, (event: object) => void>();
  const [forgotten, under]: [string[], Promise<unknown>[]] = [[], []];
  const run = (file: string) => vm.runInContext(fs.readFileSync(`public/${file.replace('/', '')}`, 'utf8'), browser);
  const browser = vm.createContext({
    importScripts: run,
    addEventListener: (kind: string, listen: (event: object) => void) => listeners.set(kind, listen),
    caches: { delete: async (name: string) => forgotten.push(name) },
    location: { origin: SITE },
    URL,
  });
  run('/service-worker.js');
  const waitUntil = (work: Promise<unknown>) => under.push(work);
  listeners.get('fetch')?.({ request: { ...request, url: SITE + request.url }, waitUntil, respondWith: waitUntil });
  await Promise.all(under);
  return forgotten.includes('days-1');
}

test.each([
  ['logs out', { method: 'POST', mode: 'navigate', url: '/logout' }, true],
  ['logs out by scripts', { method: 'POST', mode: 'cors', url: '/logout.data' }, true],
  ['logs in', { method: 'POST', mode: 'cors', url: '/login.data' }, true],
  ['deletes the account', { method: 'POST', mode: 'cors', url: '/profile-edit/delete.data' }, true],
  ['is sent to the login by scripts', { method: 'GET', mode: 'cors', url: '/login.data?next=%2Fstreak' }, true],
  ['ends the session of another device', { method: 'POST', mode: 'cors', url: '/profile-edit/sessions.data' }, false],
  ['turns a page', { method: 'GET', mode: 'cors', url: '/streak.data' }, false],
])('the offline cache of a member who %s', async (_what, request, isForgotten) => {
  expect(await deletesCacheOn(request)).toBe(isForgotten);
});
