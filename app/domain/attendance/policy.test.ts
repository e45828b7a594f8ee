import { expect, test } from 'vitest';
import { countMinutesPractised } from './policy';

test.each([
  [[['20T06:00:00', '20T06:45:00']], 45],
  [
    [
      ['20T06:00:00', '20T07:00:00'],
      ['20T18:00:00', '20T18:30:00'],
    ],
    90,
  ],
  [
    [
      ['20T06:00:00', '20T07:00:00'],
      ['20T06:30:00', '20T07:30:00'],
    ],
    90,
  ],
  [
    [
      ['20T06:00:00', '20T08:00:00'],
      ['20T06:30:00', '20T07:00:00'],
    ],
    120,
  ],
  [[['20T23:30:00', '21T00:30:00']], 60],
])('the classes %j are %i minutes of practice', (classes, minutes) => {
  const toInstant = (time = '') => new Date(`2026-11-${time}+05:30`);
  const given = classes.map(([start, end]) => ({ starts_at: toInstant(start), ends_at: toInstant(end) }));
  expect(countMinutesPractised(given)).toBe(minutes);
});
