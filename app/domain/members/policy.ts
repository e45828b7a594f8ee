/** A rank title with its Hindi name and the classes it takes. Source: specification, business constants. */
export interface Rank {
  title: string;
  hindi: string;
  fromClasses: number;
}

export const RANKS: readonly Rank[] = [
  { title: 'Beginner', hindi: 'आरंभ', fromClasses: 0 },
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

/** The title that so many classes attended have earned. */
export function titleFor(totalClassesAttended: number): string {
  return RANKS.findLast((rank) => rank.fromClasses <= totalClassesAttended)?.title ?? 'Beginner';
}

/**
 * The streak as it stands: what was written down, unless a class day has gone by without the member. `previousClassDay` is the last day with
 * a class before today. Source: rules, streaks; expiry is computed on read.
 */
export function streakAlive(written: number, lastAttendedOn: string | null, previousClassDay: string | null): number {
  if (lastAttendedOn === null) return 0;
  return previousClassDay === null || lastAttendedOn >= previousClassDay ? written : 0;
}
