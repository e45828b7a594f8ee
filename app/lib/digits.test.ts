import { expect, test } from 'vitest';
import { toPlainDigits } from './digits';

test.each([
  ['९८७६५ ४३२१०', '98765 43210'],
  ['₹५०१', '₹501'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['੧੨', '12'],
  ['૧૨', '12'],
  ['୧୨', '12'],
  ['௧௨', '12'],
  ['౧౨', '12'],
  ['೧೨', '12'],
  ['൧൨', '12'],
  ['۱۲', '12'],
  ['+91 98765-43210 आशा', '+91 98765-43210 आशा'],
])('%j is read as %j', (typed, read) => expect(toPlainDigits(typed)).toBe(read));
