import fs from 'node:fs';
import { expect, test } from 'vitest';

test('every test file that docs/security.md names exists', () => {
  const text = fs.readFileSync('docs/security.md', 'utf8');
  const named = new Set(Array.from(text.matchAll(/`([\w/-]+\.test\.tsx?)`/g), ([, file = '']) => file));
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((file) => !fs.existsSync(file))).toEqual([]);
});
