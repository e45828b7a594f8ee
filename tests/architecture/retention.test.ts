import fs from 'node:fs';
import { expect, test } from 'vitest';
import { RETENTION_RULES } from '~/domain/retention/retention.server';

const tables = fs
  .readdirSync('prisma/schema')
  .flatMap((file) => Array.from(fs.readFileSync(`prisma/schema/${file}`, 'utf8').matchAll(/@@map\("(\w+)"\)/g)))
  .map(([, table = '']) => table);

test('every table has a retention rule', () => {
  expect(Object.keys(RETENTION_RULES).sort()).toEqual(tables.sort());
});

test('docs/security.md lists the same rules', () => {
  const written = Array.from(
    fs.readFileSync('docs/security.md', 'utf8').matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm),
    ([, table, kept]) => [table, kept],
  );
  expect(written).toEqual(Object.entries(RETENTION_RULES).map(([table, { kept }]) => [table, kept]));
});
