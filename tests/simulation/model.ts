// The rules as docs/rules.md has them, worked out in the plainest way and without a look at the code that they judge.

const DAY_MS = 86_400_000;
/** India is five and a half hours ahead, all year. */
const AHEAD_MS = 5.5 * 3_600_000;

export type Day = string;
export type DayStatus = 'attended' | 'rested' | 'excused' | 'missed';

export interface ModelClass {
  id: number;
  day: Day;
  /** Minutes after midnight. */
  start: number;
  end: number;
  places: number;
  announcedAt: number;
  isGone: boolean;
  marks: Set<number>;
}

export interface ModelMember {
  id: number;
  joinedOn: Day;
  attended: Day[];
  pauses: { from: Day; until: Day }[];
}

/** The world as it should be. */
export interface Model {
  now: number;
  isKind: boolean;
  members: ModelMember[];
  classes: ModelClass[];
  excused: Set<Day>;
  /** Staff have touched the past, and the worker has not been there yet. */
  owesReplay: boolean;
}

export const dayAt = (instant: number): Day => new Date(instant + AHEAD_MS).toISOString().slice(0, 10);
export const later = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
export const instant = (day: Day, minutes: number): number =>
  Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - AHEAD_MS;

/** What a mark is answered: a refusal's code, or that it counts. */
export function answerToMark(model: Model, member: ModelMember, one: ModelClass, date: Day): string {
  if (one.isGone) return 'not_found Class not found.';
  if (date !== one.day) return 'invalid Invalid attendance request';
  if (one.marks.has(member.id)) return 'conflict Attendance already marked for this class';
  if (model.now < instant(one.day, one.start)) return 'invalid This class has not started yet';
  if (model.now > instant(one.day, one.end + 5)) return 'invalid This class has ended';
  if (one.marks.size >= one.places) return 'invalid This class is full';
  return 'marked';
}

/** Whether the day is a class day, excused or not. */
export function isClassDay(model: Model, day: Day): boolean {
  return model.classes.some((one) => one.day === day && !one.isGone && one.announcedAt < instant(day, one.start));
}

export interface ModelStreak {
  current: number;
  longest: number;
  rests: number;
  days: { date: Day; status: DayStatus }[];
}

/** A member's life day by day. */
export function streakOf(model: Model, member: ModelMember): ModelStreak {
  const most = model.isKind ? 2 : 0;
  const today = dayAt(model.now);
  const attended = new Set(member.attended);
  const statuses = new Map<Day, DayStatus>();
  let [current, longest, rests] = [0, 0, most];
  let passing: Day[] = [];
  const first = [member.joinedOn, ...member.attended].sort()[0] ?? today;
  for (let day = first; day <= today; day = later(day, 1)) {
    const paused = model.isKind && member.pauses.some(({ from, until }) => day >= from && day <= until);
    if (model.isKind && member.pauses.some(({ from }) => from === day)) passing = [];
    if (attended.has(day)) {
      passing = [];
      current += 1;
      longest = Math.max(longest, current);
      if (current % 7 === 0) rests = Math.min(most, rests + 1);
      statuses.set(day, 'attended');
      continue;
    }
    if (!isClassDay(model, day) || day === today) continue;
    if (paused || model.excused.has(day)) {
      statuses.set(day, 'excused');
    } else if (current > 0 && rests > 0) {
      rests -= 1;
      passing.push(day);
      statuses.set(day, 'rested');
    } else {
      for (const passed of passing) statuses.set(passed, 'missed');
      statuses.set(day, 'missed');
      [current, rests, passing] = [0, most, []];
    }
  }
  const days = [...statuses]
    .map(([date, status]) => ({ date, status }))
    .filter(({ date }) => date >= member.joinedOn)
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  return { current, longest, rests, days: days.slice(0, 60) };
}

/** How many pauses were begun within the last 90 days, and whether one goes on. */
export function pausesOf(model: Model, { pauses }: ModelMember): { recent: number; goesOn: boolean } {
  const today = dayAt(model.now);
  return {
    recent: pauses.filter(({ from }) => from > later(today, -90)).length,
    goesOn: pauses.some(({ until }) => until >= today),
  };
}
