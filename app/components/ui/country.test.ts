import { describe, expect, it } from 'vitest';
import { toLocalPhoneDigits, searchCountries } from './country';

const countries = [
  { code: 'CI', name: 'Côte d’Ivoire', dialCode: '+225' },
  { code: 'IN', name: 'India', dialCode: '+91' },
  { code: 'ID', name: 'Indonesia', dialCode: '+62' },
  { code: 'IO', name: 'British Indian Ocean Territory', dialCode: '+246' },
  { code: 'US', name: 'United States', dialCode: '+1' },
];
const findCodes = (query: string) => searchCountries(countries, query).map(({ code }) => code);

describe('searchCountries', () => {
  it('finds countries by name, those that begin with the text first', () => {
    expect(findCodes('ind')).toEqual(['IN', 'ID', 'IO']);
  });

  it('finds by code and by dial code, with and without the plus', () => {
    expect(findCodes('us')).toEqual(['US']);
    expect(findCodes('91')).toEqual(['IN']);
    expect(findCodes('+2')).toEqual(['CI', 'IO']);
  });

  it('ignores accents, case and spaces around the text', () => {
    expect(findCodes('  COTE ')).toEqual(['CI']);
  });

  it('finds nothing for a text that is in no name', () => {
    expect(findCodes('atlantis')).toEqual([]);
  });
});

it('finds a country by its Hindi name in an English list', () => {
  expect(findCodes('भारत')).toEqual(['IN']);
  expect(findCodes('इंडो')).toEqual(['ID']);
});

it('finds a country by its name in either language', () => {
  const named = [
    { code: 'NP', name: 'नेपाल', dialCode: '+977' },
    { code: 'IN', name: 'भारत', dialCode: '+91' },
  ];
  const findNamedCodes = (query: string) => searchCountries(named, query).map(({ code }) => code);
  expect(findNamedCodes('भारत')).toEqual(['IN']);
  expect(findNamedCodes('भर')).toEqual([]);
  expect(findNamedCodes('nep')).toEqual(['NP']);
});

describe('localDigits', () => {
  it.each([
    ['98a7-6 54321099', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['9123456789', '9123456789'],
    ['', ''],
  ])('converts %j to %j', (typed, digits) => {
    expect(toLocalPhoneDigits(typed, '+91')).toBe(digits);
  });

  it.each([
    ['1511 2345678', '+49', '15112345678'],
    ['+49 1511 2345678', '+49', '15112345678'],
    ['0151 12345678', '+49', '015112345678'],
    ['02 3661 8300', '+39', '0236618300'],
    ['11 96123-4567', '+55', '11961234567'],
    ['(201) 555-0123', '+1', '2015550123'],
    ['1'.repeat(40), '+49', '1'.repeat(15)],
  ])('keeps all digits of %j after the dial code %s', (typed, dialCode, digits) => {
    expect(toLocalPhoneDigits(typed, dialCode)).toBe(digits);
  });

  it.each([
    ['+1 (202) 555-0143', '+91', '+12025550143'],
    ['+', '+91', '+'],
    ['+9', '+91', '+9'],
    ['+4915112345678', '+1', '+4915112345678'],
  ])('keeps the plus of %j, which does not belong to the dial code %s', (typed, dialCode, digits) => {
    expect(toLocalPhoneDigits(typed, dialCode)).toBe(digits);
  });
});
