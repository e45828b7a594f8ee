import { expect, test } from 'vitest';
import { listPhoneForms } from './whatsapp-phone';

test.each([
  ['+5215512345678', '+525512345678'],
  ['+551187654321', '+5511987654321'],
  ['+5491123456789', '+541123456789'],
])('%s and %s are one WhatsApp account', (one, other) => {
  expect(listPhoneForms(one)).toEqual([one, other]);
  expect(listPhoneForms(other)).toEqual([other, one]);
});

test.each(['+919876543210', '+14155552671', '+551133334444', '+5511933334444', '+525', '+52155123456789', 'x'])(
  '%s has one form',
  (phone) => expect(listPhoneForms(phone)).toEqual([phone]),
);
