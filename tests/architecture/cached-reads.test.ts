import fs from 'node:fs';
import { expect, test } from 'vitest';
import { listRepositoryFiles } from '../setup/repository-files';

// One cache holds the results of all functions, so two functions must never share a key.
test('every key of a cached read starts with words of its own', () => {
  const starts = listRepositoryFiles()
    .filter((file) => file.startsWith('app/') && file.endsWith('.server.ts'))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .flatMap((code) => [...code.matchAll(/recent\.read\(\s*['`]([^'`$]+)/g)].map(([, start]) => start));
  expect(starts.length).toBeGreaterThan(10);
  expect(starts.filter((start, at) => starts.indexOf(start) !== at)).toEqual([]);
});
