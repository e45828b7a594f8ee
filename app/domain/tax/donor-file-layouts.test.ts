import { expect, test } from 'vitest';
import { getDonorFileLayout } from './donor-file-layouts';

test('each financial year has the layout of its own version of the form', () => {
  const first = getDonorFileLayout(2026);
  const next = { ...first, from: 2027 };
  const years = [2000, 2021, 2026, 2027, 2030].map((year) => getDonorFileLayout(year, [next, first]).from);
  expect(years).toEqual([2021, 2021, 2021, 2027, 2027]);
});
