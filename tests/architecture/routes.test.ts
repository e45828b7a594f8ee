import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, localizePath } from '~/i18n/languages';
import { addressesOfScreens, routeTable } from '../setup/routes';
import { getPathAfterLogin } from '~/http/browser/login-path.server';

const OTHERS = LANGUAGES.slice(1);

test('each module under app/routes is mounted exactly once a language', async () => {
  const inOthers = OTHERS.map((language) => `.${language}`);
  const routes = Object.values(await routeTable()).filter(({ id }) => !inOthers.some((end) => id.endsWith(end)));
  const mounted = routes.map(({ file }) => file);
  const present = fs
    .readdirSync('app/routes', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.posix.relative('app', path.posix.join(entry.parentPath, entry.name)));
  expect(mounted.toSorted()).toEqual(present.toSorted());
});

test('what has an address in one other language has one in each, and in English', async () => {
  const table = await routeTable();
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
  const addresses = Object.values(await routeTable()).map(({ path: address, parentId }) => `${parentId} ${address}`);
  expect(addresses).toEqual([...new Set(addresses)]);
});

test('a login leads to screens alone, and from data to the screen that shows it', async () => {
  const screens = (await addressesOfScreens()).map((address) => address.replaceAll(/:\w+|\*/g, '7'));
  const tables = Object.values(await routeTable()).filter(({ parentId }) => parentId === 'root');
  const addresses = tables.map(({ path: address = '' }) => `/${address.replaceAll(/:\w+|\*/g, '7')}`);
  const ledTo = (next: string, who = next.startsWith('/admin') ? ('admin' as const) : ('member' as const)) =>
    getPathAfterLogin(new Request(`http://x/login?${new URLSearchParams({ next })}`), who);
  for (const address of screens) expect(ledTo(address)).toBe(address);
  const astray = addresses.filter((address) => !screens.includes(ledTo(address).split('?')[0] ?? ''));
  expect(astray).toEqual(['/admin']);
  expect(ledTo('/dashboard.data')).toBe('/dashboard');
  expect(ledTo('/donations/qr?amount=777')).toBe('/donations?way=qr&amount=777');
  expect(ledTo('/donations/1/screenshot')).toBe('/donations?tab=history');
  expect(ledTo('/plans/3/pdf')).toBe('/dashboard?tab=resources');
  expect(ledTo('/dashboard?tab=leaderboard')).toBe('/dashboard?tab=leaderboard');
  expect(ledTo('//evil.example')).toBe('/dashboard');
  expect(ledTo('/admin/users?q=asha+rao&page=2')).toBe('/admin/users?q=asha+rao&page=2');
  expect(ledTo('/admin/users', 'member')).toBe('/dashboard');
  expect(ledTo('/streak', 'admin')).toBe('/admin/dashboard');
  expect(ledTo('/admin/financials/export')).toBe('/admin/dashboard');
});
