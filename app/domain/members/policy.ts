/** A rank title with its Hindi name and the classes it takes. Source: docs/specification/members.md#constants. */
export interface Rank {
  title: string;
  hindi: string;
  fromClasses: number;
}

const BEGINNER: Rank = { title: 'Beginner', hindi: 'आरंभ', fromClasses: 0 };

export const RANKS: readonly Rank[] = [
  BEGINNER,
  { title: 'Sadhak', hindi: 'साधक', fromClasses: 5 },
  { title: 'Abhyasi', hindi: 'अभ्यासी', fromClasses: 10 },
  { title: 'Yogasarthi', hindi: 'योगसारथी', fromClasses: 30 },
  { title: 'Pranamitra', hindi: 'प्राणमित्र', fromClasses: 50 },
  { title: 'Dhyanvi', hindi: 'ध्यान्वी', fromClasses: 75 },
  { title: 'Yogapravar', hindi: 'योगप्रवर', fromClasses: 100 },
  { title: 'Yogaratna', hindi: 'योगरत्न', fromClasses: 180 },
  { title: 'Yogacharya', hindi: 'योगाचार्य', fromClasses: 250 },
  { title: 'Yogi', hindi: 'योगी', fromClasses: 365 },
  { title: 'Mahayogi', hindi: 'महायोगी', fromClasses: 500 },
];

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

/** The title that so many classes attended have earned. */
export function titleFor(totalClassesAttended: number): string {
  return rankProgress(totalClassesAttended).current.title;
}

/** Where a member stands between two titles. */
export interface RankProgress {
  /** 0 for Beginner to 10 for Mahayogi. */
  rank: number;
  current: Rank;
  /** Null at the last title. */
  next: Rank | null;
  /** Classes still to go; 0 at the last title. */
  missing: number;
  /** How much of the way from one title to the next is done, 0 to 1. */
  share: number;
}

/** The title that so many classes attended have earned, and what is missing for the next one. */
export function rankProgress(totalClassesAttended: number): RankProgress {
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
