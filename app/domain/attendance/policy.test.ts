import { expect, test } from 'vitest';
import { countMinutesPractised } from './policy';

test.each([
  [[['06:00:00', '06:45:00']], 45],
  [
    [
      ['06:00:00', '07:00:00'],
      ['18:00:00', '18:30:00'],
    ],
    90,
  ],
  [
    [
      ['06:00:00', '07:00:00'],
      ['06:30:00', '07:30:00'],
    ],
    90,
  ],
  [
    [
      ['06:00:00', '08:00:00'],
      ['06:30:00', '07:00:00'],
    ],
    120,
  ],
])('the classes %j are %i minutes of practice', (classes, minutes) => {
  expect(countMinutesPractised(classes.map(([start_time = '', end_time = '']) => ({ start_time, end_time })))).toBe(
    minutes,
  );
});
