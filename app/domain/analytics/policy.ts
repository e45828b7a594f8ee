/** With few ratings a mean is drawn towards that of all classes. Source: docs/rules.md#ratings. */
export const FAVOURITES = {
  minRatings: 3,
  priorRatings: 10,
  shown: 5,
} as const;

/** Whole percent; 0 where there are no places. */
export function occupancyPercent(attendees: number, capacity: number): number {
  return capacity > 0 ? Math.round((100 * attendees) / capacity) : 0;
}

export const DAYS_TOLD = 30;

export const RETENTION = { weeksTold: 8, weeksAfter: 4 } as const;
