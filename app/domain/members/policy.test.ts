import { expect, test } from 'vitest';
import { RANKS, getRankTitle } from './policy';

test.each([
  [0, 'Beginner'],
  [4, 'Beginner'],
  [5, 'Sadhak'],
  [9, 'Sadhak'],
  [10, 'Abhyasi'],
  [30, 'Yogasarthi'],
  [50, 'Pranamitra'],
  [75, 'Dhyanvi'],
  [100, 'Yogapravar'],
  [180, 'Yogaratna'],
  [250, 'Yogacharya'],
  [365, 'Yogi'],
  [499, 'Yogi'],
  [500, 'Mahayogi'],
  [100_000, 'Mahayogi'],
])('%i classes give the title %s', (classes, title) => expect(getRankTitle(classes)).toBe(title));

test('ranks are sorted and each requires more than the previous one', () => {
  expect(RANKS.every((rank, at) => at === 0 || rank.fromClasses > (RANKS[at - 1]?.fromClasses ?? 0))).toBe(true);
});
