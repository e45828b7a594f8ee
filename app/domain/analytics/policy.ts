/**
 * Parameters of the Bayesian average: with few ratings, the mean of a class is pulled towards the
 * mean of all classes. Source: docs/rules.md#ratings.
 */
export const FAVOURITE_CLASS_RULES = {
  minRatings: 3,
  priorRatings: 10,
  shown: 5,
} as const;

/** Lengths of the trend periods in days. */
export const TREND_RANGES = [30, 90, 365] as const;

export type TrendRange = (typeof TREND_RANGES)[number];

/** Groups with fewer members are not shown, to protect privacy. Source: docs/rules.md#trends. */
export const SMALLEST_SHOWN_GROUP = 10;

/** Returns the number of members of a group, or null if the group is too small to be shown. */
export function hideSmallGroup(members: number): number | null {
  return members < SMALLEST_SHOWN_GROUP ? null : members;
}

/** Returns a share as a whole percentage, or 0 if the whole is 0. */
export function calculatePercent(part: number, whole: number): number {
  return whole > 0 ? Math.round((100 * part) / whole) : 0;
}

/** Days after joining at which a window of `windowDays` days begins. */
export const RETENTION_RULES = { weeks: 12, days: [1, 3, 7, 14, 30], windowDays: 7 } as const;

/** Streak lengths, in days, for which the report shows how many members reached them. */
export const STREAK_STEPS = [3, 7, 14, 30, 60, 100] as const;

export const MAX_SHOWN_CITIES = 20;

/** Names of the trend tables, as used in the URLs of their CSV files. */
export const TREND_TABLES = ['days', 'retention', 'funnel', 'streaks', 'occupancy', 'cities'] as const;
