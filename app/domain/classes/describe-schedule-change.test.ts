import { expect, test } from 'vitest';
import { describeScheduleChange } from './describe-schedule-change';

const none = {
  weekdays: [1],
  until_date: '2027-01-31',
  added: [],
  kept: 0,
  removed: [],
  joined: [],
  removed_ids: [],
  compared_until: null,
};

test('the change of a series is described with its dates, clashes and joined classes', () => {
  const added = ['2026-12-31', '2027-01-01', '2027-01-02'];
  const clashes = [{ date: '2027-01-02', other: 'Chair Yoga' }];
  expect(describeScheduleChange({ ...none, added, kept: 1, joined: ['2026-12-30'] }, { clashes })).toEqual([
    '3 classes are added: Thu 31 Dec 2026, Fri 1 Jan 2027, Sat 2 Jan',
    'Another class is held at this time, Chair Yoga: Sat 2 Jan 2027',
    '1 class stays on the timetable, with what you changed',
    'No class is removed',
    '1 class stays because members have joined: Wed 30 Dec 2026',
  ]);
});

test('a long list of dates ends with the last one', () => {
  const removed = Array.from({ length: 14 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
  expect(describeScheduleChange({ ...none, removed }, { clashes: [] }).at(-1)).toMatch(
    /^14 classes are removed: Tue 1 Dec 2026, Wed 2 Dec, .*Sat 12 Dec and 2 more until Mon 14 Dec 2026$/,
  );
});

test('a series of more than two years says how far the dates reach', () => {
  expect(describeScheduleChange({ ...none, compared_until: '2028-11-21' }, { clashes: [] }).at(-1)).toBe(
    'These numbers and dates cover two years, until Tue 21 Nov 2028. Later classes of the series change in the same way',
  );
});
