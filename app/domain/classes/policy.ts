/** How long after its end a class stays listed, and how long after it attendance is still taken. Source: specification 4, rules, marking. */
const LISTED_AFTER_END_MINUTES = 60;
export const MARK_AFTER_END_MINUTES = 5;

/** Where a class stands: still to come, open before its start, going on, over but listed, over and gone. */
export type ClassStanding = 'later' | 'open' | 'ongoing' | 'ended' | 'gone';

interface ClassTimes {
  startsAt: Date;
  endsAt: Date;
}

export function standingOf({ startsAt, endsAt }: ClassTimes, now: Date, earlyJoinMinutes: number): ClassStanding {
  if (now < minutesFrom(startsAt, -earlyJoinMinutes)) return 'later';
  if (now < startsAt) return 'open';
  if (now <= endsAt) return 'ongoing';
  return now <= minutesFrom(endsAt, LISTED_AFTER_END_MINUTES) ? 'ended' : 'gone';
}

/** Whether attendance is taken: from the opening until a few minutes after the end. */
export function takesMarks({ startsAt, endsAt }: ClassTimes, now: Date, earlyJoinMinutes: number): boolean {
  return now >= minutesFrom(startsAt, -earlyJoinMinutes) && now <= minutesFrom(endsAt, MARK_AFTER_END_MINUTES);
}

export const NOT_STARTED = 'This class has not started yet';
export const ENDED = 'This class has ended';

function minutesFrom(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}
