/** How a favourite class is found: with few ratings its mean is drawn towards that of all classes. Source: docs/rules.md#ratings. */
export const FAVOURITES = {
  /** A class with fewer ratings is none. */
  minRatings: 3,
  /** So many ratings of the mean of all classes are added to each class's own. */
  priorRatings: 10,
  shown: 5,
} as const;

/** How much of the places is taken, in whole percent; 0 where there are none. */
export function occupancyPercent(attendees: number, capacity: number): number {
  return capacity > 0 ? Math.round((100 * attendees) / capacity) : 0;
}

/** How many days, today with them, staff are told the figures of one by one. */
export const DAYS_TOLD = 30;

/** Of how many weeks staff are told who came again, and in how many weeks after each. */
export const RETENTION = { weeksTold: 8, weeksAfter: 4 } as const;
