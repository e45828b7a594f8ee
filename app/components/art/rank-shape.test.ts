import { describe, expect, it } from 'vitest';
import { buildRankBadgeShape } from './rank-shape';

describe('rankBadge', () => {
  it.each([3, 4, 5, 6, 7, 8, 9, 10])('has one loop for each of %i titles', (titles) => {
    expect(buildRankBadgeShape(titles).line.match(/A/g)).toHaveLength(titles);
  });

  it('has exactly the eleven ranks', () => {
    expect(buildRankBadgeShape(-1)).toEqual(buildRankBadgeShape(0));
    expect(buildRankBadgeShape(11)).toEqual(buildRankBadgeShape(10));
    expect(buildRankBadgeShape(10).ring).not.toBeNull();
  });
});
