import { describe, expect, it } from 'vitest';
import { advanceClass, splitClassesIntoCardsAndRows, type ClassView } from './class-view';
import { listRowSortKeys } from './timetable-view';

let count = 0;
const createClassView = (fields: Partial<ClassView>): ClassView => ({
  id: (count += 1),
  title: 'Flow',
  description: null,
  instructor: 'Meera',
  level: 'Beginner',
  isSeated: false,
  isOwnBatch: false,
  langs: {},
  startTime: '06:00:00',
  endTime: '07:00:00',
  minutesToStart: 0,
  secondsUntil: { open: 0, start: 0, end: 3600 },
  attendanceCount: 0,
  maxParticipants: 50,
  isOpenToAll: false,
  state: 'open',
  time: 'now',
  isOngoing: true,
  hasLink: true,
  reason: null,
  instead: null,
  ...fields,
});

const listShown = (classes: ClassView[]) => {
  const { cards, rows } = splitClassesIntoCardsAndRows(classes);
  return [cards, rows].map((part) => part.map((one) => classes.indexOf(one)));
};

describe('arranged', () => {
  it('shows live classes as cards, joined ones first, and the others as rows', () => {
    const [open, joined] = [createClassView({}), createClassView({ state: 'joined' })];
    const later = createClassView({ state: 'later', time: 'ahead' });
    expect(listShown([open, joined, later])).toEqual([[1, 0], [2]]);
  });

  it('shows the next class if no class is live', () => {
    const over = createClassView({ state: 'later', time: 'over' });
    const [next, later] = [
      createClassView({ state: 'later', time: 'ahead' }),
      createClassView({ state: 'later', time: 'ahead' }),
    ];
    expect(listShown([over, next, later])).toEqual([[1], [0, 2]]);
  });

  it('shows the class of the chosen batch first if the member has joined none', () => {
    const [earlier, own] = [
      createClassView({ state: 'later', time: 'ahead' }),
      createClassView({ state: 'later', time: 'ahead', isOwnBatch: true }),
    ];
    expect(listShown([earlier, own])).toEqual([[1], [0]]);
    const [open, ownOpen, joined] = [
      createClassView({}),
      createClassView({ isOwnBatch: true }),
      createClassView({ state: 'joined' }),
    ];
    expect(listShown([open, ownOpen, joined])).toEqual([[2, 1, 0], []]);
  });

  it('shows the replacement of a cancelled class only in its card', () => {
    const instead = createClassView({});
    const gone = createClassView({
      state: 'cancelled',
      instead: { id: instead.id, title: 'Flow', titleLang: undefined, startTime: '06:00:00' },
    });
    expect(listShown([gone, instead])).toEqual([[0], []]);
  });

  it('shows a cancelled class as a row after the member has joined another one', () => {
    const joined = createClassView({ state: 'joined' });
    const gone = createClassView({
      state: 'cancelled',
      instead: { id: joined.id, title: 'Flow', titleLang: undefined, startTime: '06:00:00' },
    });
    expect(listShown([gone, joined])).toEqual([[1], [0]]);
  });
});

describe('slotsOf', () => {
  it('puts classes that begin at the same time below each other', () => {
    const day = ['06:00:00', '06:00:00', '18:00:00', '06:00:00'].map((startTime) => createClassView({ startTime }));
    expect(listRowSortKeys(day)).toEqual(['06:00:00 00', '06:00:00 01', '18:00:00 00', '06:00:00 02']);
  });
});

it('a class opens, starts and ends on time on a page that stays open', () => {
  const secondsUntil = { open: 300, start: 600, end: 3300 };
  const one = createClassView({ secondsUntil, state: 'later', time: 'ahead', isOngoing: false, minutesToStart: 10 });
  expect(advanceClass(one, 60)).toMatchObject({ minutesToStart: 9, time: 'ahead', state: 'later' });
  expect(advanceClass(one, 300)).toMatchObject({ time: 'now', state: 'open', isOngoing: false });
  expect(advanceClass(one, 600)).toMatchObject({ time: 'now', state: 'open', isOngoing: true });
  expect(advanceClass(one, 3300)).toMatchObject({ time: 'over', isOngoing: false });
  expect(advanceClass({ ...one, state: 'cancelled' }, 600)).toMatchObject({ state: 'cancelled', isOngoing: false });
});
