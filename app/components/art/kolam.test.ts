import { describe, expect, it } from 'vitest';
import { buildJoinedWeekLineShape, buildWeekLineShape } from './kolam';

describe('weekLine', () => {
  it('joins mornings in a row by one line and interrupts it at a missed one', () => {
    const shape = buildWeekLineShape(['attended', 'attended', 'missed', 'attended', 'today', 'upcoming', 'upcoming']);
    expect(shape.line.match(/M/g)).toHaveLength(2);
    expect(shape.line.match(/A/g)).toHaveLength(3);
    expect(shape.lit).toHaveLength(3);
    expect(shape.missed).toHaveLength(1);
    expect(shape.upcoming).toHaveLength(2);
    expect(shape.today).not.toBeNull();
  });

  it('passes below an open dot on a rest day and continues', () => {
    const shape = buildWeekLineShape(['attended', 'rested', 'excused', 'attended', 'missed', 'rested', 'today']);
    expect(shape.line.match(/M/g)).toHaveLength(2);
    expect(shape.line.match(/A/g)).toHaveLength(2);
    expect([shape.lit, shape.rested, shape.excused, shape.missed].map((dots) => dots.length)).toEqual([2, 2, 1, 1]);
  });

  it('continues over a day without a class, and ends at the last morning', () => {
    const shape = buildWeekLineShape(['attended', 'none', 'attended', 'none', 'missed', 'upcoming', 'none']);
    expect(shape.line.match(/M/g)).toHaveLength(1);
    expect([shape.lit, shape.missed, shape.upcoming].map((dots) => dots.length)).toEqual([2, 1, 1]);
  });

  it('enters from the left if the streak began before the week', () => {
    expect(buildWeekLineShape(['attended'], { isOlder: true }).line).toMatch(/^M-4 /);
    expect(buildWeekLineShape(['attended']).line).toMatch(/^M3 /);
  });

  it('draws no line in a week without attendances', () => {
    expect(buildWeekLineShape(Array.from({ length: 7 }, () => 'upcoming' as const)).line).toBe('');
  });
});

describe('momentLine', () => {
  it('draws the loop of the morning around the disc, from the end of the existing line', () => {
    const shape = buildJoinedWeekLineShape(
      ['attended', 'rested', 'attended', 'attended', 'attended', 'upcoming', 'none'],
      {
        today: 4,
        isOlder: true,
      },
    );
    expect(shape.line).toMatch(/^M-4 163C.* 132 163$/);
    expect(shape.fresh).toMatch(/^M132 163C181.4 163 250 144.72 250 77.14A53 53/);
    expect(shape.disc).toEqual({ cx: 197, cy: 77.14, r: 43 });
    expect([shape.lit.length, shape.rested.length, shape.upcoming.length]).toEqual([3, 1, 1]);
  });

  it('begins a new line if there was none', () => {
    const shape = buildJoinedWeekLineShape(
      ['missed', 'attended', 'upcoming', 'upcoming', 'upcoming', 'upcoming', 'none'],
      {
        today: 1,
        isOlder: false,
      },
    );
    expect(shape.line).toBe('');
    expect(shape.fresh).toMatch(/^M43.4 163C/);
  });
});
