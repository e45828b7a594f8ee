import { expect, test } from 'vitest';
import { formatNumberInWords } from './numbers';

test.each([
  [1, 'one', 'एक'],
  [20, 'twenty', 'बीस'],
  [44, 'forty-four', 'चौवालीस'],
  [59, 'fifty-nine', 'उनसठ'],
  [79, 'seventy-nine', 'उनासी'],
  [99, 'ninety-nine', 'निन्यानवे'],
  [101, 'one hundred and one', 'एक सौ एक'],
  [501, 'five hundred and one', 'पाँच सौ एक'],
  [1100, 'one thousand one hundred', 'एक हज़ार एक सौ'],
  [2100, 'two thousand one hundred', 'दो हज़ार एक सौ'],
  [102_501, 'one lakh two thousand five hundred and one', 'एक लाख दो हज़ार पाँच सौ एक'],
  [500_000, 'five lakh', 'पाँच लाख'],
  [
    12_345_678,
    'one crore twenty-three lakh forty-five thousand six hundred and seventy-eight',
    'एक करोड़ तेईस लाख पैंतालीस हज़ार छह सौ अठहत्तर',
  ],
])('%i in words', (value, english, hindi) => {
  expect(formatNumberInWords('en', value)).toBe(english);
  expect(formatNumberInWords('hi', value)).toBe(hindi);
});

test('each number up to a hundred has its own word', () => {
  for (const language of ['en', 'hi'] as const) {
    const words = Array.from({ length: 101 }, (_, value) => formatNumberInWords(language, value));
    expect(new Set(words).size).toBe(101);
    expect(words).not.toContain('');
  }
});
