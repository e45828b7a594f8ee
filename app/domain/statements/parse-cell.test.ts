import { expect, test } from 'vitest';
import { findNumbers, parseAmountPaise, parseDate, parseType } from './parse-cell';

test.each([
  ['501', 50_100],
  ['501.5', 50_150],
  ['₹ 1,00,000.00', 10_000_000],
  ['Rs. 100,000.05', 10_000_005],
  ['501.00 Cr', 50_100],
  ['501.00DR', -50_100],
  ['-501', -50_100],
  ['(501.00)', -50_100],
  ['', 0],
  ['-', 0],
  ['0.00', 0],
  ['501,00', null],
  ['5,01.00', null],
  ['1.234,56', null],
  ['501.001', null],
  ['(501', null],
  ['five hundred', null],
  ['99999999999999', null],
])('the amount “%s” is %s paise', (text, paise) => {
  expect(parseAmountPaise(text)).toBe(paise);
});

test.each([
  ['28/11/2026', 'dmy', '2026-11-28'],
  ['28-Nov-26', 'mdy', '2026-11-28'],
  ['28 November 2026', 'dmy', '2026-11-28'],
  ['Nov 28, 2026', 'dmy', '2026-11-28'],
  ['11/28/2026 10:15:00', 'mdy', '2026-11-28'],
  ['2026-11-28T10:15:00+05:30', 'dmy', '2026-11-28'],
  ['5.4.26', 'dmy', '2026-04-05'],
  ['1795824000', 'dmy', '2026-11-28'],
  ['28/11/2026', 'mdy', null],
  ['31/02/2026', 'dmy', null],
  ['28/11/226', 'dmy', null],
  ['Closing balance', 'dmy', null],
] as const)('the date “%s” in the order %s is %s', (text, order, date) => {
  expect(parseDate(text, order, 'Asia/Kolkata')).toBe(date);
});

test.each([
  ['CR', true],
  ['payment', true],
  ['Dr.', false],
  ['refund', false],
  ['UPI', null],
])('the type “%s” is a credit: %s', (text, isCredit) => {
  expect(parseType(text)).toBe(isCredit);
});

test('finds UTRs, references of banks and payment ids', () => {
  expect(findNumbers('0000612345678901', 'UPI/612345678902/Donation/asha@okhdfc')).toEqual([
    '612345678901',
    '0000612345678901',
    '612345678902',
  ]);
  expect(findNumbers('pay_Nk3dTdqUzeFv0b', 'NEFT-HDFCN52026112812-RAZORPAY SOFTWARE')).toEqual([
    'pay_Nk3dTdqUzeFv0b',
    'HDFCN52026112812',
  ]);
});
