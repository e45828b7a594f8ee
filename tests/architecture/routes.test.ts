import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, localizePath } from '~/i18n/languages';
import { listScreenAddresses, buildRouteTable } from '../setup/routes';
import { getPathAfterLogin } from '~/http/browser/login-path.server';

const OTHERS = LANGUAGES.slice(1);

test('each module under app/routes is mounted exactly once per language', async () => {
  const inOthers = OTHERS.map((language) => `.${language}`);
  const routes = Object.values(await buildRouteTable()).filter(({ id }) => !inOthers.some((end) => id.endsWith(end)));
  const mounted = routes.map(({ file }) => file);
  const present = fs
    .readdirSync('app/routes', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|server)\./.test(entry.name))
    .map((entry) => path.posix.relative('app', path.posix.join(entry.parentPath, entry.name)));
  expect(mounted.toSorted()).toEqual(present.toSorted());
});

test('a page with an address in one other language has one in each, and in English', async () => {
  const table = await buildRouteTable();
  const ids = Object.keys(table).flatMap((id) =>
    OTHERS.filter((code) => id.endsWith(`.${code}`)).map((code) => id.slice(0, -code.length - 1)),
  );
  expect(new Set(ids).size).toBeGreaterThan(5);
  for (const id of new Set(ids)) {
    const english = table[id]?.path ?? '';
    for (const language of OTHERS)
      expect(`/${table[`${id}.${language}`]?.path}`).toBe(localizePath(language, `/${english}`));
  }
});

test('no address is mounted twice', async () => {
  const addresses = Object.values(await buildRouteTable()).map(
    ({ path: address, parentId }) => `${parentId} ${address}`,
  );
  expect(addresses).toEqual([...new Set(addresses)]);
});

test('a login leads only to screens, and from a data address to its screen', async () => {
  const screens = (await listScreenAddresses()).map((address) => address.replaceAll(/:\w+|\*/g, '7'));
  const tables = Object.values(await buildRouteTable()).filter(({ parentId }) => parentId === 'root');
  const addresses = tables.map(({ path: address = '' }) => `/${address.replaceAll(/:\w+|\*/g, '7')}`);
  const getPath = (next: string, who = next.startsWith('/admin') ? ('admin' as const) : ('member' as const)) =>
    getPathAfterLogin(new Request(`http://x/login?${new URLSearchParams({ next })}`), who);
  for (const address of screens) expect(getPath(address)).toBe(address);
  const astray = addresses.filter((address) => !screens.includes(getPath(address).split('?')[0] ?? ''));
  expect(astray).toEqual(['/admin']);
  expect(getPath('/dashboard.data')).toBe('/dashboard');
  expect(getPath('/donations/qr?amount=777')).toBe('/donations?way=qr&amount=777');
  expect(getPath('/donations/1/screenshot')).toBe('/donations?tab=history');
  expect(getPath('/plans/3/pdf')).toBe('/dashboard?tab=resources');
  expect(getPath('/dashboard?tab=leaderboard')).toBe('/dashboard?tab=leaderboard');
  expect(getPath('//evil.example')).toBe('/dashboard');
  expect(getPath('/admin/users?q=asha+rao&page=2')).toBe('/admin/users?q=asha+rao&page=2');
  expect(getPath('/admin/users', 'member')).toBe('/dashboard');
  expect(getPath('/streak', 'admin')).toBe('/admin/dashboard');
  expect(getPath('/admin/financials/export')).toBe('/admin/dashboard');
});
