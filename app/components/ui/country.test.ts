import { describe, expect, it } from 'vitest';
import { toLocalPhoneDigits, searchCountries } from './country';

const countries = [
  { code: 'CI', name: 'Côte d’Ivoire', dialCode: '+225' },
  { code: 'IN', name: 'India', dialCode: '+91' },
  { code: 'ID', name: 'Indonesia', dialCode: '+62' },
  { code: 'IO', name: 'British Indian Ocean Territory', dialCode: '+246' },
  { code: 'US', name: 'United States', dialCode: '+1' },
];
const codes = (query: string) => searchCountries(countries, query).map(({ code }) => code);

describe('searchCountries', () => {
  it('finds by name, those that begin with it first', () => {
    expect(codes('ind')).toEqual(['IN', 'ID', 'IO']);
  });

  it('finds by code and by dial code, with and without the plus', () => {
    expect(codes('us')).toEqual(['US']);
    expect(codes('91')).toEqual(['IN']);
    expect(codes('+2')).toEqual(['CI', 'IO']);
  });

  it('does not mind accents, case or blanks around', () => {
    expect(codes('  COTE ')).toEqual(['CI']);
  });

  it('finds nothing for what no country is called', () => {
    expect(codes('atlantis')).toEqual([]);
  });
});

it('finds a country by its Hindi name in an English list', () => {
  expect(codes('भारत')).toEqual(['IN']);
  expect(codes('इंडो')).toEqual(['ID']);
});

it('finds a country by its name in either language', () => {
  const named = [
    { code: 'NP', name: 'नेपाल', dialCode: '+977' },
    { code: 'IN', name: 'भारत', dialCode: '+91' },
  ];
  const found = (query: string) => searchCountries(named, query).map(({ code }) => code);
  expect(found('भारत')).toEqual(['IN']);
  expect(found('भर')).toEqual([]);
  expect(found('nep')).toEqual(['NP']);
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
  ])('makes %j into %j', (typed, digits) => {
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
  ])('keeps all digits of %j behind %s', (typed, dialCode, digits) => {
    expect(toLocalPhoneDigits(typed, dialCode)).toBe(digits);
  });

  it.each([
    ['+1 (202) 555-0143', '+91', '+12025550143'],
    ['+', '+91', '+'],
    ['+9', '+91', '+9'],
    ['+4915112345678', '+1', '+4915112345678'],
  ])('keeps the plus of %j, which %s does not stand for', (typed, dialCode, digits) => {
    expect(toLocalPhoneDigits(typed, dialCode)).toBe(digits);
  });
});
