import { expect, test } from 'vitest';
import { measureCpuTime } from '../../tests/setup/cpu-time';
import { includesEtag } from './etag';

test('finds a tag in a list with any separators', () => {
  expect(includesEtag('"other", W/"a" ', 'W/"a"')).toBe(true);
  expect(includesEtag('W/"ab"', 'W/"a"')).toBe(false);
  expect(includesEtag('', 'W/"a"')).toBe(false);
});

/**
 * Returns the CPU time for parsing a header with `spaces` spaces. It is the minimum of several
 * runs.
 */
async function getCost(spaces: number): Promise<number> {
  const header = `a${' '.repeat(spaces)}b`;
  const parse = () => {
    for (let times = 0; times < 100; times += 1) includesEtag(header, 'W/"a"');
  };
  const tries: number[] = [];
  for (let at = 0; at < 7; at += 1) tries.push(await measureCpuTime(parse));
  return Math.max(0.001, Math.min(...tries));
}

test('the time for a header of spaces is linear in its length', async () => {
  expect((await getCost(15_000)) / (await getCost(1_500))).toBeLessThan(40);
});
