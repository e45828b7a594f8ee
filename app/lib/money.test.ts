import { expect, test } from 'vitest';
import { inWords } from './money';

test.each([
  [1, 'one'],
  [20, 'twenty'],
  [99, 'ninety-nine'],
  [101, 'one hundred and one'],
  [501, 'five hundred and one'],
  [1100, 'one thousand one hundred'],
  [2100, 'two thousand one hundred'],
  [102_501, 'one lakh two thousand five hundred and one'],
  [500_000, 'five lakh'],
  [12_345_678, 'one crore twenty-three lakh forty-five thousand six hundred and seventy-eight'],
])('%i in words', (value, words) => {
  expect(inWords(value)).toBe(words);
});
