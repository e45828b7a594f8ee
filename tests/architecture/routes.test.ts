import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { routeTable } from '../setup/server-build';

test('each module under app/routes is mounted exactly once', async () => {
  const mounted = Object.values(await routeTable()).map(({ file }) => file);
  const present = fs
    .readdirSync('app/routes', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.posix.relative('app', path.posix.join(entry.parentPath, entry.name)));
  expect(mounted.toSorted()).toEqual(present.toSorted());
});

test('no address is mounted twice', async () => {
  const addresses = Object.values(await routeTable()).map(({ path: address, parentId }) => `${parentId} ${address}`);
  expect(addresses).toEqual([...new Set(addresses)]);
});
