import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, pathIn } from '~/i18n/languages';
import { routeTable } from '../setup/routes';

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
    for (const language of OTHERS) expect(`/${table[`${id}.${language}`]?.path}`).toBe(pathIn(language, `/${english}`));
  }
});

test('no address is mounted twice', async () => {
  const addresses = Object.values(await routeTable()).map(({ path: address, parentId }) => `${parentId} ${address}`);
  expect(addresses).toEqual([...new Set(addresses)]);
});
