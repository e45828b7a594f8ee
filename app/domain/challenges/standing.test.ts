import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate } from '~/lib/calendar';
import { type ChallengeFacts, calculateChallengeProgress } from './challenge-progress';

const MONDAY = '2026-11-02';
const getDay = (at: number): LocalDate => addDays(MONDAY, at);

/**
 * Builds a challenge from one character per day: `x` for attended, `.` for missed, `e` for excused,
 * and a space for a day without class.
 */
function createFacts(days: string, more: Partial<ChallengeFacts> = {}): ChallengeFacts {
  const each = [...days].map((what, at) => ({ what, date: getDay(at) }));
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

const describeProgress = (facts: ChallengeFacts, today: number) => {
  const { state, day: number, days } = calculateChallengeProgress(facts, getDay(today));
  return [state, number, days.map((one) => (one.date === null ? '?' : one.state[0])).join('')];
};

describe('a challenge', () => {
  test.each([
    ['has not begun before its Monday', createFacts('..............'), -1, ['not_begun', 0, 'aaaaaaaaaaaaaa']],
    ['is open on its first day', createFacts('..............'), 0, ['running', 1, 'oaaaaaaaaaaaaa']],
    ['counts what was attended', createFacts('xx............'), 2, ['running', 3, 'ddoaaaaaaaaaaa']],
    ['passes days without a class', createFacts('xxxxxx .......'), 6, ['running', 6, 'ddddddaaaaaaa?']],
    ['passes an excused day', createFacts('xex...........'), 3, ['running', 3, 'ddoaaaaaaaaaa?']],
    ['goes on over two missed days', createFacts('x..x..........'), 4, ['running', 5, 'dmmdoaaaaaaaaa']],
    ['fails with the third', createFacts('x...xxxxxxxxxx'), 4, ['failed', 4, 'dmmm??????????']],
    ['is finished with its last day done', createFacts('xx.xxxxxxxxxxx'), 13, ['finished', 14, 'ddmddddddddddd']],
    [
      'is finished though its last day was missed',
      createFacts('xxxxxxxxxxxxx.'),
      14,
      ['finished', 14, 'dddddddddddddm'],
    ],
    ['waits on its last day', createFacts('xxxxxxxxxxxxx.'), 13, ['running', 14, 'dddddddddddddo']],
    ['forgives nothing where it is not kind', createFacts('x.', { isKind: false }), 2, ['failed', 2, 'dm????????????']],
    [
      'passes a pause',
      createFacts('x...', { pauses: [{ from: getDay(1), until: getDay(2) }] }),
      4,
      ['running', 2, 'dm????????????'],
    ],
    ['begins when one joins late', createFacts('....', { joinedOn: getDay(2) }), 3, ['running', 1, 'o?????????????']],
    ['counts the day of joining', createFacts('..x.', { joinedOn: getDay(2) }), 3, ['running', 2, 'do????????????']],
    [
      'is over at once when staff end it before its Monday',
      createFacts('..', { endedOn: getDay(-3) }),
      -3,
      ['ended', 0, '??????????????'],
    ],
    ['ends when staff end it', createFacts('xx..', { endedOn: getDay(1) }), 2, ['ended', 2, 'dd????????????']],
  ])('%s', (_name, facts, today, expected) => {
    expect(describeProgress(facts, today)).toEqual(expected);
  });

  test('has 21 days, and three can be missed', () => {
    const facts = createFacts('x...x', { days: 21 });
    expect(calculateChallengeProgress(facts, getDay(5))).toMatchObject({ state: 'running', misses_left: 0 });
  });

  const life = fc.string({ unit: fc.constantFrom('x', '.', 'e', ' '), maxLength: 60 });

  test('never removes a completed day', () => {
    fc.assert(
      fc.property(life, fc.nat(59), (days, today) => {
        const listSettledDays = (facts: ChallengeFacts) =>
          calculateChallengeProgress(facts, getDay(today)).days.filter(
            ({ state }) => state === 'done' || state === 'missed',
          );
        const until = days.slice(0, today);
        expect(listSettledDays(createFacts(until))).toEqual(
          listSettledDays(createFacts(until + days.slice(today).replaceAll('x', '.'))),
        );
      }),
    );
  });

  test('is completed with at most the allowed number of missed days, and fails with one more', () => {
    fc.assert(
      fc.property(life, fc.boolean(), (days, isKind) => {
        const {
          state,
          days: each,
          misses_left,
        } = calculateChallengeProgress(createFacts(days, { isKind }), getDay(70));
        const missed = each.filter((one) => one.state === 'missed').length;
        const allowed = isKind ? 2 : 0;
        expect(each).toHaveLength(14);
        expect(misses_left).toBe(Math.max(0, allowed - missed));
        expect(state === 'failed').toBe(missed > allowed);
        if (state === 'finished') expect(each.every((one) => ['done', 'missed'].includes(one.state))).toBe(true);
      }),
    );
  });

  test('is never worse with one more attended day', () => {
    fc.assert(
      fc.property(life, fc.nat(59), (days, at) => {
        const better = days.slice(0, at) + days.slice(at).replace('.', 'x');
        const countMissesLeft = (of: string) => calculateChallengeProgress(createFacts(of), getDay(70)).misses_left;
        if (calculateChallengeProgress(createFacts(days), getDay(70)).state === 'finished') return;
        expect(countMissesLeft(better)).toBeGreaterThanOrEqual(countMissesLeft(days));
      }),
    );
  });
});
