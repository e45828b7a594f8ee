import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { readBatch, readCount, readDate, readGender, readLanguage, readPhone, readYesOrNo } from './read-values';

const ASHA = { phone: '+919876543210' };

describe('a phone', () => {
  test.each([
    '9876543210',
    '09876543210',
    '919876543210',
    '+91 98765 43210',
    '0091-98765-43210',
    '98765-43210',
    '९८७६५४३२१०',
    '9876543210.0',
    '9.87654321E+09',
    '9.876543210E9',
    '9,87654321E+09',
    '9.1987654321E+11',
    "'9876543210",
    '="9876543210"',
    'tel:+919876543210',
    '\u202a+91 98765 43210\u202c',
    ' 98765\u00a043210 ',
  ])('is read from %j', (typed) => expect(readPhone(typed)).toEqual(ASHA));

  test.each(['9.88E+09', '9.87654E+09', '9.19877E+11'])('that was shortened is not guessed: %s', (typed) =>
    expect(readPhone(typed)).toEqual({ problem: 'phone_rounded' }),
  );

  test.each([
    '98765 4321',
    '98765O3210',
    '9876543210 / 9123456789',
    'on request',
    '1.5E+03',
    '9876543210.5',
    '987654321.0',
  ])('is not read from %j', (typed) => expect(readPhone(typed)).toEqual({ problem: 'phone_invalid' }));

  test.each(['', ' ', '-', '–'])('is missing in %j', (typed) =>
    expect(readPhone(typed)).toEqual({ problem: 'phone_missing' }),
  );
});

/** Spellings of an Indian mobile number, and numbers that are a little damaged. */
const spelling = fc
  .record({
    digits: fc.stringMatching(/^[5-9]\d{9}$/),
    prefix: fc.constantFrom('', '0', '91', '+91', '0091', '+91-', '+91 ', '(0)', '91 '),
    separator: fc.constantFrom('', ' ', '-', '.', '\u00a0', ' - '),
    at: fc.integer({ min: 1, max: 7 }),
    script: fc.constantFrom(0x30, 0x966, 0x9e6),
    damage: fc.constantFrom('none', 'none', 'none', 'cut', 'longer', 'other country'),
    ending: fc.constantFrom('', '.0', ' ', '\t'),
  })
  .map(({ digits, prefix, separator, at, script, damage, ending }) => {
    const damaged = { none: digits, 'other country': digits, cut: digits.slice(1), longer: `${digits}7` }[damage];
    const start = damage === 'other country' ? '+44' : prefix;
    const spelt = [...damaged].map((digit) => String.fromCodePoint(script + Number(digit))).join('');
    const isPlain = separator === '' && !/[-() ]/.test(start);
    return {
      plain: start + damaged,
      typed: `${start}${spelt.slice(0, at)}${separator}${spelt.slice(at)}${isPlain ? ending : ''}`,
    };
  });

test('a phone is read as libphonenumber reads it, for 100,000 spellings', () => {
  fc.assert(
    fc.property(spelling, ({ plain, typed }) => {
      const digits = plain.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
      const parsed = parsePhoneNumberFromString(digits, 'IN');
      const isIndianMobile = parsed?.country === 'IN' && /^\+91[6-9]\d{9}$/.test(parsed.number);
      const isAccepted = parsed?.isValid() === true && (isIndianMobile || digits.startsWith('+'));
      const read = readPhone(typed);
      return isAccepted ? 'phone' in read && read.phone === parsed.number : 'problem' in read;
    }),
    { numRuns: 100_000, seed: 20_261_208 },
  );
});

describe('other values', () => {
  test.each([
    ['14/02/2024', '2024-02-14'],
    ['14-2-24', '2024-02-14'],
    ['2024-02-14', '2024-02-14'],
    ['2024-02-14T06:00:00Z', '2024-02-14'],
    ['14/02/2024 06:30', '2024-02-14'],
    ['14 Feb 2024', '2024-02-14'],
    ['14-Feb-24', '2024-02-14'],
    ['१४/०२/२०२४', '2024-02-14'],
    ['02/14/2024', null],
    ['31/02/2024', null],
    ['14/02/2024 25:99', null],
    ['14/02/2024 24:00', null],
    ['14/02/2024 06:30:75', null],
    ['14/02/2024, 11:59:59 PM', '2024-02-14'],
    ['soon', null],
  ])('the date %s', (typed, date) => expect(readDate(typed)).toBe(date));

  test.each([
    ['6 AM', '06:00'],
    ['6:00 am', '06:00'],
    ['06:00', '06:00'],
    ['7 pm', '19:00'],
    ['19:00:00', '19:00'],
    ['5 AM', null],
    ['morning', null],
  ])('the batch %s', (typed, batch) => expect(readBatch(typed, ['06:00', '19:00'])).toBe(batch));

  test('numbers, consents, languages and genders', () => {
    expect(
      ['212', '1,250', '1,20,000', '120.0', '-5', '12.5', '२१', '2000000'].map((one) => readCount(one, 1_000_000)),
    ).toEqual([212, 1250, 120_000, 120, null, null, 21, null]);
    expect(['Yes', 'हाँ', '1', 'no', '', 'perhaps'].map(readYesOrNo)).toEqual([true, true, true, false, false, null]);
    expect(['Hindi', 'हिन्दी', 'EN', 'Klingon'].map(readLanguage)).toEqual(['hi', 'hi', 'en', null]);
    expect(['F', 'पुरुष', 'x'].map(readGender)).toEqual(['Female', 'Male', null]);
  });
});
