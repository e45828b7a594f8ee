import { describe, expect, it } from 'vitest';
import { buildRankBadge } from './rank-shape';

describe('rankBadge', () => {
  it.each([3, 4, 5, 6, 7, 8, 9, 10])('loops once for each of %i titles', (titles) => {
    expect(buildRankBadge(titles).line.match(/A/g)).toHaveLength(titles);
  });

  it('keeps to the eleven ranks', () => {
    expect(buildRankBadge(-1)).toEqual(buildRankBadge(0));
    expect(buildRankBadge(11)).toEqual(buildRankBadge(10));
    expect(buildRankBadge(10).ring).not.toBeNull();
  });
});
