import { getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { listCountries } from './countries';
import { formatPhone, maskPhone, splitPhoneNumber, toE164 } from './phone';

describe('toE164', () => {
  test.each([
    '9876543210',
    '09876543210',
    '919876543210',
    '+919876543210',
    ' +91 98765-43210 ',
    '(0) 98765 43210',
    '0091 98765 43210',
    '९८७६५४३२१०',
    '+९१ ९८७६५ ४३२१०',
  ])('reads %s as Indian', (typed) => expect(toE164(typed)).toBe('+919876543210'));

  test.each([
    ['(415) 555-2671', 'US', '+14155552671'],
    ['07911 123456', 'GB', '+447911123456'],
    ['+1 415 555 2671', 'IN', '+14155552671'],
    ['001 415 555 2671', 'IN', '+14155552671'],
  ])('reads %s with the country %s', (typed, country, phone) => expect(toE164(typed, country)).toBe(phone));

  test.each(['', '12345', '5876543210', '98765432101', '0098765432', '+', '+91', '+91987654321', 'abc', '९८७६५'])(
    'refuses %j',
    (typed) => expect(toE164(typed)).toBeNull(),
  );

  test('refuses an unknown country', () => expect(toE164('9876543210', 'XX')).toBeNull());
});

test('a phone is shown with ten digits in India and in full elsewhere, masked except the last four', () => {
  expect([formatPhone('+919876543210'), formatPhone('+14155552671')]).toEqual(['9876543210', '+14155552671']);
  expect([maskPhone('+919876543210'), maskPhone('+14155552671')]).toEqual(['••••••3210', '+•••••••2671']);
});

describe('a registered phone', () => {
  const everywhere = listCountries('en').flatMap(({ code }) => getExampleNumber(code as 'IN', examples)?.number ?? []);
  const others = ['+911123456789', '+80012345678', '+390236618300', '+393123456789'].filter((phone) => toE164(phone));

  test.each([...everywhere, ...others])('%s is the same again after it is displayed and put into a form', (phone) => {
    expect(toE164(phone)).toBe(phone);
    expect(toE164(formatPhone(phone))).toBe(phone);
    const { country, digits } = splitPhoneNumber(phone);
    expect(toE164(digits, country)).toBe(phone);
  });

  test('exists for every country of the picker', () => {
    expect(everywhere).toHaveLength(listCountries('en').length);
    expect(others).toHaveLength(4);
  });
});
