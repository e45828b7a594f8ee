import { describe, expect, it } from 'vitest';
import { rankBadge } from './rank-shape';

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
