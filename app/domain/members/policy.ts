/**
 * A title and the number of attended classes that it requires.
 * Source: docs/specification/members.md#constants.
 */
export interface Rank {
  title: string;
  fromClasses: number;
}

const BEGINNER: Rank = { title: 'Beginner', fromClasses: 0 };

export const RANKS: readonly Rank[] = [
  BEGINNER,
  { title: 'Sadhak', fromClasses: 5 },
  { title: 'Abhyasi', fromClasses: 10 },
  { title: 'Yogasarthi', fromClasses: 30 },
  { title: 'Pranamitra', fromClasses: 50 },
  { title: 'Dhyanvi', fromClasses: 75 },
  { title: 'Yogapravar', fromClasses: 100 },
  { title: 'Yogaratna', fromClasses: 180 },
  { title: 'Yogacharya', fromClasses: 250 },
  { title: 'Yogi', fromClasses: 365 },
  { title: 'Mahayogi', fromClasses: 500 },
];

/** Minimum age of a member in years. Source: docs/specification/members.md#constants. */
export const MIN_MEMBER_AGE = 18;

export const GENDERS = ['Male', 'Female', 'Other'] as const;

export const PRIMARY_GOALS = [
  'Weight loss',
  'Flexibility',
  'Stress relief',
  'Strength building',
  'Better sleep',
  'Mindfulness',
  'Overall health',
] as const;

export function getRankTitle(totalClassesAttended: number): string {
  return getRankProgress(totalClassesAttended).current.title;
}

export interface RankProgress {
  rank: number;
  current: Rank;
  next: Rank | null;
  missing: number;
  /** Progress from 0 to 1. */
  share: number;
}

export function getRankProgress(totalClassesAttended: number): RankProgress {
  const rank = Math.max(
    0,
    RANKS.findLastIndex(({ fromClasses }) => fromClasses <= totalClassesAttended),
  );
  const current = RANKS[rank] ?? BEGINNER;
  const next = RANKS[rank + 1] ?? null;
  if (!next) return { rank, current, next, missing: 0, share: 1 };
  const share = (totalClassesAttended - current.fromClasses) / (next.fromClasses - current.fromClasses);
  return { rank, current, next, missing: next.fromClasses - totalClassesAttended, share };
}

/** How many minutes before a class a member can be reminded. Source: docs/rules.md#reminders. */
export const REMINDER_MINUTES_RANGE = { from: 5, to: 20 } as const;

/** Drawn faces that members and staff can choose. The names are those in `assets/art/faces.svg`. */
export const FACES = ['bun', 'plait', 'bob', 'beard', 'turban', 'short'] as const;

export type Face = (typeof FACES)[number];

/** Returns the face with this name, or null if there is none. */
export function findFace(name: string | null | undefined): Face | null {
  return FACES.find((face) => face === name) ?? null;
}
