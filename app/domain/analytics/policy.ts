/**
 * Parameters of the Bayesian average: with few ratings, the mean of a class is pulled towards the
 * mean of all classes. Source: docs/rules.md#ratings.
 */
export const FAVOURITE_CLASS_RULES = {
  minRatings: 3,
  priorRatings: 10,
  shown: 5,
} as const;

/** Returns the occupancy as a whole percentage, or 0 if the capacity is 0. */
export function calculateOccupancyPercent(attendees: number, capacity: number): number {
  return capacity > 0 ? Math.round((100 * attendees) / capacity) : 0;
}

export const DAYS_IN_DAILY_CHART = 30;

export const RETENTION_COHORT_WEEKS = { weeksShown: 8, weeksAfter: 4 } as const;
