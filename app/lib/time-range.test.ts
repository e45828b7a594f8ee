import { expect, it } from 'vitest';
import { formatTimeRange } from '~/lib/time-range';

it.each([
  ['06:00:00', '06:45:00', '6:00 – 6:45 AM'],
  ['11:30:00', '12:15:00', '11:30 AM – 12:15 PM'],
  ['18:00', '19:00', '6:00 – 7:00 PM'],
  ['00:00:00', '00:30:00', '12:00 – 12:30 AM'],
])('writes %s to %s as %s', (start, end, text) => {
  expect(formatTimeRange(start, end)).toBe(text);
});
