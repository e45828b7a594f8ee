import { expect, test } from 'vitest';
import { formatMoney, formatPaise, formatPaiseForPdf } from './format-number';

test.each([
  [31_950, '₹319.50'],
  [31_951, '₹319.51'],
  [50_100, '₹501'],
  [11_000_005, '₹1,10,000.05'],
  [1, '₹0.01'],
  [99, '₹0.99'],
  [0, '₹0'],
  [-31_950, '-₹319.50'],
])('%i paise are %s, without rounding', (paise, text) => {
  expect(formatPaise(paise)).toBe(text);
  expect(formatPaiseForPdf(paise)).toBe(text.replace('₹', ''));
});

test('rupees that a computer cannot store exactly are still exact', () => {
  for (let paise = 0; paise <= 50_000; paise += 1)
    expect(formatPaise((paise / 100) * 100)).toBe(
      paise % 100 === 0 ? `₹${paise / 100}` : `₹${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`,
    );
});

test.each([
  [31_950, 'INR', '₹319.50'],
  [1_000, 'USD', '10.00 USD'],
  [1_950, 'JPY', '1950 JPY'],
  [1_950, 'KWD', '1.950 KWD'],
])('%i of the smallest unit of %s are %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
