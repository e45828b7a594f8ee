import { describe, expect, test } from 'vitest';
import { addDays, getDayName, toInstant, isLocalDate, toLocalDate, toLocalTime, getMonday } from './calendar';

const INDIA = 'Asia/Kolkata';

test.each([
  ['2026-11-19T18:29:59.999Z', '2026-11-19', '23:59:59'],
  ['2026-11-19T18:30:00.000Z', '2026-11-20', '00:00:00'],
  ['2028-02-28T18:30:00.000Z', '2028-02-29', '00:00:00'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01', '00:00:00'],
])('%s is %s %s in India', (instant, date, time) => {
  expect(toLocalDate(new Date(instant), INDIA)).toBe(date);
  expect(toLocalTime(new Date(instant), INDIA)).toBe(time);
});

describe('instantOf', () => {
  test('inverts the conversion', () => {
    expect(toInstant('2026-11-20', '06:00:00', INDIA).toISOString()).toBe('2026-11-20T00:30:00.000Z');
  });

  test('respects summer time', () => {
    expect(toInstant('2026-01-15', '06:00:00', 'Europe/London').toISOString()).toBe('2026-01-15T06:00:00.000Z');
    expect(toInstant('2026-07-15', '06:00:00', 'Europe/London').toISOString()).toBe('2026-07-15T05:00:00.000Z');
  });
});

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['0000-01-01', false],
  ['2026-1-1', false],
  ['2026-11-20T00:00:00Z', false],
  ['', false],
])('%j is a day: %s', (text, real) => expect(isLocalDate(text)).toBe(real));

test.each([
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  // Daylight saving time starts on this day in New Zealand, whose time zone the tests use.
  ['2026-09-26', 1, '2026-09-27'],
  ['2026-09-27', 1, '2026-09-28'],
])('%s and %i days is %s', (date, days, result) => expect(addDays(date, days)).toBe(result));

test.each([
  ['2026-11-16', 'Monday', '2026-11-16'],
  ['2026-11-22', 'Sunday', '2026-11-16'],
  ['2027-01-01', 'Friday', '2026-12-28'],
])('%s is a %s of the week from %s', (date, day, monday) => {
  expect([getDayName(date), getMonday(date)]).toEqual([day, monday]);
});
