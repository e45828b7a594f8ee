import { describe, expect, it } from 'vitest';
import { rankBadge, weekLine } from './kolam';

describe('weekLine', () => {
  it('joins mornings in a row by one line and breaks it at a missed one', () => {
    const shape = weekLine(['attended', 'attended', 'missed', 'attended', 'today', 'upcoming', 'upcoming']);
    expect(shape.line.match(/M/g)).toHaveLength(2);
    expect(shape.line.match(/A/g)).toHaveLength(3);
    expect(shape.lit).toHaveLength(3);
    expect(shape.missed).toHaveLength(1);
    expect(shape.upcoming).toHaveLength(2);
    expect(shape.today).not.toBeNull();
  });

  it('passes a day of rest under an open dot, and goes on', () => {
    const shape = weekLine(['attended', 'rested', 'excused', 'attended', 'missed', 'rested', 'today']);
    expect(shape.line.match(/M/g)).toHaveLength(2);
    expect(shape.line.match(/A/g)).toHaveLength(2);
    expect([shape.lit.length, shape.rested.length, shape.missed.length]).toEqual([2, 2, 1]);
  });

  it('draws no line in a week without mornings', () => {
    expect(weekLine(Array.from({ length: 7 }, () => 'upcoming' as const)).line).toBe('');
  });
});

describe('rankBadge', () => {
  it.each([3, 4, 5, 6, 7, 8, 9, 10])('loops once for each of %i titles', (titles) => {
    expect(rankBadge(titles).line.match(/A/g)).toHaveLength(titles);
  });

  it('keeps to the eleven ranks', () => {
    expect(rankBadge(-1)).toEqual(rankBadge(0));
    expect(rankBadge(11)).toEqual(rankBadge(10));
    expect(rankBadge(10).ring).not.toBeNull();
  });
});
