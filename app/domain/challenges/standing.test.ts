import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate } from '~/lib/calendar';
import { type ChallengeFacts, calculateChallengeProgress } from './challenge-progress';

const MONDAY = '2026-11-02';
const day = (at: number): LocalDate => addDays(MONDAY, at);

/**
 * Builds a challenge from one character per day: `x` for attended, `.` for missed, `e` for excused,
 * and a space for a day without class.
 */
function lived(days: string, more: Partial<ChallengeFacts> = {}): ChallengeFacts {
  const each = [...days].map((what, at) => ({ what, date: day(at) }));
  return {
    startsOn: MONDAY,
    joinedOn: addDays(MONDAY, -1),
    days: 14,
    endedOn: null,
    pauses: [],
    isKind: true,
    classDays: each.filter(({ what }) => what !== ' ').map(({ what, date }) => ({ date, isExcused: what === 'e' })),
    attended: each.filter(({ what }) => what === 'x').map(({ date }) => date),
    ...more,
  };
}

const drawn = (facts: ChallengeFacts, today: number) => {
  const { state, day: number, days } = calculateChallengeProgress(facts, day(today));
  return [state, number, days.map((one) => (one.date === null ? '?' : one.state[0])).join('')];
};

describe('a challenge', () => {
  test.each([
    ['has not begun before its Monday', lived('..............'), -1, ['not_begun', 0, 'aaaaaaaaaaaaaa']],
    ['is open on its first day', lived('..............'), 0, ['running', 1, 'oaaaaaaaaaaaaa']],
    ['counts what was attended', lived('xx............'), 2, ['running', 3, 'ddoaaaaaaaaaaa']],
    ['passes days without a class', lived('xxxxxx .......'), 6, ['running', 6, 'ddddddaaaaaaa?']],
    ['passes an excused day', lived('xex...........'), 3, ['running', 3, 'ddoaaaaaaaaaa?']],
    ['goes on over two missed days', lived('x..x..........'), 4, ['running', 5, 'dmmdoaaaaaaaaa']],
    ['fails with the third', lived('x...xxxxxxxxxx'), 4, ['failed', 4, 'dmmm??????????']],
    ['is finished with its last day done', lived('xx.xxxxxxxxxxx'), 13, ['finished', 14, 'ddmddddddddddd']],
    ['is finished though its last day was missed', lived('xxxxxxxxxxxxx.'), 14, ['finished', 14, 'dddddddddddddm']],
    ['waits on its last day', lived('xxxxxxxxxxxxx.'), 13, ['running', 14, 'dddddddddddddo']],
    ['forgives nothing where it is not kind', lived('x.', { isKind: false }), 2, ['failed', 2, 'dm????????????']],
    [
      'passes a pause',
      lived('x...', { pauses: [{ from: day(1), until: day(2) }] }),
      4,
      ['running', 2, 'dm????????????'],
    ],
    ['begins when one joins late', lived('....', { joinedOn: day(2) }), 3, ['running', 1, 'o?????????????']],
    ['counts the day of joining', lived('..x.', { joinedOn: day(2) }), 3, ['running', 2, 'do????????????']],
    [
      'is over at once when staff end it before its Monday',
      lived('..', { endedOn: day(-3) }),
      -3,
      ['ended', 0, '??????????????'],
    ],
    ['ends when staff end it', lived('xx..', { endedOn: day(1) }), 2, ['ended', 2, 'dd????????????']],
  ])('%s', (_name, facts, today, expected) => {
    expect(drawn(facts, today)).toEqual(expected);
  });

  test('has 21 days with three that may be missed', () => {
    const facts = lived('x...x', { days: 21 });
    expect(calculateChallengeProgress(facts, day(5))).toMatchObject({ state: 'running', misses_left: 0 });
  });

  const life = fc.string({ unit: fc.constantFrom('x', '.', 'e', ' '), maxLength: 60 });

  test('never takes a day back, whatever comes after', () => {
    fc.assert(
      fc.property(life, fc.nat(59), (days, today) => {
        const settled = (facts: ChallengeFacts) =>
          calculateChallengeProgress(facts, day(today)).days.filter(
            ({ state }) => state === 'done' || state === 'missed',
          );
        const until = days.slice(0, today);
        expect(settled(lived(until))).toEqual(settled(lived(until + days.slice(today).replaceAll('x', '.'))));
      }),
    );
  });

  test('is finished with at most the misses allowed, and fails with one more', () => {
    fc.assert(
      fc.property(life, fc.boolean(), (days, isKind) => {
        const { state, days: each, misses_left } = calculateChallengeProgress(lived(days, { isKind }), day(70));
        const missed = each.filter((one) => one.state === 'missed').length;
        const allowed = isKind ? 2 : 0;
        expect(each).toHaveLength(14);
        expect(misses_left).toBe(Math.max(0, allowed - missed));
        expect(state === 'failed').toBe(missed > allowed);
        if (state === 'finished') expect(each.every((one) => ['done', 'missed'].includes(one.state))).toBe(true);
      }),
    );
  });

  test('is no worse for one day attended more', () => {
    fc.assert(
      fc.property(life, fc.nat(59), (days, at) => {
        const better = days.slice(0, at) + days.slice(at).replace('.', 'x');
        const misses = (of: string) => calculateChallengeProgress(lived(of), day(70)).misses_left;
        if (calculateChallengeProgress(lived(days), day(70)).state === 'finished') return;
        expect(misses(better)).toBeGreaterThanOrEqual(misses(days));
      }),
    );
  });
});
