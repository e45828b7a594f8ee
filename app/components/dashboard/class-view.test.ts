import { describe, expect, it } from 'vitest';
import { splitClassesIntoCardsAndRows, type ClassView, listRowSortKeys } from './class-view';

let count = 0;
const aClass = (fields: Partial<ClassView>): ClassView => ({
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

const shown = (classes: ClassView[]) => {
  const { cards, rows } = splitClassesIntoCardsAndRows(classes);
  return [cards, rows].map((part) => part.map((one) => classes.indexOf(one)));
};

describe('arranged', () => {
  it('shows what is going on as cards, what was joined first, and the rest as rows', () => {
    const [open, joined] = [aClass({}), aClass({ state: 'joined' })];
    const later = aClass({ state: 'later', time: 'ahead' });
    expect(shown([open, joined, later])).toEqual([[1, 0], [2]]);
  });

  it('shows the next class while nothing is going on', () => {
    const over = aClass({ state: 'later', time: 'over' });
    const [next, later] = [aClass({ state: 'later', time: 'ahead' }), aClass({ state: 'later', time: 'ahead' })];
    expect(shown([over, next, later])).toEqual([[1], [0, 2]]);
  });

  it('puts the class of the chosen batch first, where nothing was joined', () => {
    const [earlier, own] = [
      aClass({ state: 'later', time: 'ahead' }),
      aClass({ state: 'later', time: 'ahead', isOwnBatch: true }),
    ];
    expect(shown([earlier, own])).toEqual([[1], [0]]);
    const [open, ownOpen, joined] = [aClass({}), aClass({ isOwnBatch: true }), aClass({ state: 'joined' })];
    expect(shown([open, ownOpen, joined])).toEqual([[2, 1, 0], []]);
  });

  it('shows what stands in for a class that is off within its card alone', () => {
    const instead = aClass({});
    const gone = aClass({
      state: 'cancelled',
      instead: { id: instead.id, title: 'Flow', titleLang: undefined, startTime: '06:00:00' },
    });
    expect(shown([gone, instead])).toEqual([[0], []]);
  });

  it('makes a row of what is off once something has been joined', () => {
    const joined = aClass({ state: 'joined' });
    const gone = aClass({
      state: 'cancelled',
      instead: { id: joined.id, title: 'Flow', titleLang: undefined, startTime: '06:00:00' },
    });
    expect(shown([gone, joined])).toEqual([[1], [0]]);
  });
});

describe('slotsOf', () => {
  it('gives classes that begin at the same time slots below each other', () => {
    const day = ['06:00:00', '06:00:00', '18:00:00', '06:00:00'].map((startTime) => aClass({ startTime }));
    expect(listRowSortKeys(day)).toEqual(['06:00:00 00', '06:00:00 01', '18:00:00 00', '06:00:00 02']);
  });
});
