import { expect, test } from 'vitest';
import { isCommonPassword, assertNotGuessablePassword } from './password-policy.server';

test.each([
  'aaaaaa',
  '121212121212',
  '      ',
  '\u200b'.repeat(6),
  'PassWord',
  'password1!',
  '**Qwerty**',
  'jaishriram',
  'India@1947',
  'spitfire',
])('%j is among the common passwords', (password) => expect(isCommonPassword(password)).toBe(true));

test.each(['surya6', 'surya-namaskar-12', 'chandra-9', 'new-morning-7', '४७ सूर्य', '17081990x'])(
  '%j is not among the common passwords',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

const brand = { name: 'Sangha' };
const asha = { name: 'Asha van der Sharma', phone: '+919876543210' };

test.each(['9876543210', 'my-9876543210', 'x987654', 'ASHA-1990', 'iamsharma', 'my-Sangha-9', 'ｓａｎｇｈａ-9'])(
  '%j is based on the phone, the name or the brand',
  (password) => {
    expect(() => assertNotGuessablePassword({ brand }, password, asha)).toThrow('without your name');
  },
);

test.each(['der-van-12', 'surya-namaskar-12', '98765-43210x'])('%j is not based on them', (password) => {
  expect(() => assertNotGuessablePassword({ brand }, password, asha)).not.toThrow();
});

test('a name in another script counts as well', () => {
  expect(() => assertNotGuessablePassword({ brand }, 'लक्ष्मी12', { ...asha, name: 'लक्ष्मी राव' })).toThrow(
    'without your name',
  );
});
