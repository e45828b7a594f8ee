import fs from 'node:fs';
import { expect, test } from 'vitest';

const text = fs.readFileSync('docs/security.md', 'utf8');

test('every test that docs/security.md leans on exists', () => {
  const named = new Set(Array.from(text.matchAll(/`([\w/-]+\.test\.tsx?)`/g), ([, file = '']) => file));
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((file) => !fs.existsSync(file))).toEqual([]);
});

test('every line of its tables names a test', () => {
  const lines = text.split('\n').filter((line) => /^\| +\d/.test(line));
  expect(lines.length).toBeGreaterThan(25);
  expect(lines.filter((line) => !/`[\w/-]+\.test\.tsx?`/.test(line))).toEqual([]);
});
