import { expect, test } from 'vitest';
import { findClashes } from './weekly-dates';

// 21 November 2026 is a Saturday.
const once = (title: string, date: string, start_time: string, end_time: string, weekday: number) => ({
  title,
  start_time,
  end_time,
  from: date,
  until: date,
  weekdays: [weekday],
});

const daily = { from: '2026-11-01', until: '2026-11-30', weekdays: [1, 2, 3, 4, 5, 6, 7] };

const night = { start_time: '23:30:00', end_time: '00:30:00' };

test.each([
  ['on the same day', once('Other', '2026-11-21', '23:00:00', '23:45:00', 6)],
  ['that starts the next day', once('Other', '2026-11-22', '00:15:00', '01:00:00', 7)],
  ['over the same midnight', once('Other', '2026-11-21', '22:00:00', '01:00:00', 6)],
  ['of a series', { title: 'Other', start_time: '00:15:00', end_time: '01:00:00', ...daily }],
])('a class over midnight clashes with a class %s', (_name, other) => {
  expect(findClashes(['2026-11-21'], night, [other])).toEqual([{ date: '2026-11-21', other: 'Other' }]);
});

test.each([
  ['in the first minutes of its own day', once('Other', '2026-11-21', '00:15:00', '01:00:00', 6)],
  ['that starts when it ends', once('Other', '2026-11-22', '00:30:00', '01:00:00', 7)],
  ['over the midnight before', once('Other', '2026-11-20', '23:30:00', '00:30:00', 5)],
])('a class over midnight does not clash with a class %s', (_name, other) => {
  expect(findClashes(['2026-11-21'], night, [other])).toEqual([]);
});

test('a class on Monday at 00:15 clashes with a class over midnight on Sunday', () => {
  const sundays = { ...daily, title: 'Nidra', ...night, weekdays: [7] };
  const early = { start_time: '00:15:00', end_time: '01:00:00' };
  expect(findClashes(['2026-11-22', '2026-11-23'], early, [sundays])).toEqual([{ date: '2026-11-23', other: 'Nidra' }]);
});
