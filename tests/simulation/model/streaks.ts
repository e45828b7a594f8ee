import { type Day, toDay, toInstant, addDays, type Model, type ModelMember } from './world';

export type DayStatus = 'attended' | 'rested' | 'excused' | 'missed';

const TITLES: [number, string][] = [
  ...([
    [0, 'Beginner'],
    [5, 'Sadhak'],
    [10, 'Abhyasi'],
    [30, 'Yogasarthi'],
    [50, 'Pranamitra'],
  ] as [number, string][]),
  ...([
    [75, 'Dhyanvi'],
    [100, 'Yogapravar'],
    [180, 'Yogaratna'],
  ] as [number, string][]),
];

export function getTitle({ counted }: ModelMember): string {
  return TITLES.findLast(([from]) => counted.length >= from)?.[1] ?? '';
}

/** Returns true for a day with a class, even if the day is excused. */
export function isClassDay(model: Model, day: Day): boolean {
  return model.classes.some(
    (one) => one.day === day && !one.isCancelled && !one.isDeleted && one.announcedAt < toInstant(day, one.start),
  );
}

/** Returns yesterday while one of its classes can be marked, and today otherwise. */
function getFirstOpenDay({ classes, now }: Model): Day {
  const yesterday = addDays(toDay(now), -1);
  const isOpen = classes.some(
    (one) => one.day === yesterday && !one.isCancelled && !one.isDeleted && toInstant(one.day, one.end + 5) >= now,
  );
  return isOpen ? yesterday : toDay(now);
}

export interface ModelStreak {
  current: number;
  longest: number;
  rests: number;
  days: { date: Day; status: DayStatus }[];
}

export function getStreak(model: Model, member: ModelMember): ModelStreak {
  const most = model.isKind ? 2 : 0;
  const today = toDay(model.now);
  const attended = new Set(member.attended);
  const statuses = new Map<Day, DayStatus>();
  let [current, longest, rests] = [0, 0, most];
  let passing: Day[] = [];
  const first = [member.joinedOn, ...member.attended].sort()[0] ?? today;
  const firstOpenDay = getFirstOpenDay(model);
  // An attendance or a pause of today settles the day before, even if that day is still open.
  const firstUnsettledDay =
    attended.has(today) || (model.isKind && member.pauses.some(({ from }) => from === today)) ? today : firstOpenDay;
  for (let day = first; day <= today; day = addDays(day, 1)) {
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
    if (!isClassDay(model, day) || day >= firstUnsettledDay) continue;
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
    .filter(({ date, status }) =>
      status === 'attended' ? date >= member.joinedOn : date > member.joinedOn && date < firstOpenDay,
    )
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  return { current, longest, rests, days: days.slice(0, 60) };
}

/** Returns the number of pauses in the last 90 days, and whether one is active. */
export function countPauses(model: Model, { pauses }: ModelMember): { recent: number; goesOn: boolean } {
  const today = toDay(model.now);
  return {
    recent: pauses.filter(({ from }) => from > addDays(today, -90)).length,
    goesOn: pauses.some(({ until }) => until >= today),
  };
}

export function getWeek(model: Model, member: ModelMember): { date: Day; status: string }[] {
  const today = toDay(model.now);
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, at) => {
    const date = addDays(monday, at);
    const held = model.classes.filter((one) => one.day === date && !one.isCancelled && !one.isDeleted);
    const isOver = held.every((one) => toInstant(date, one.end) < model.now);
    const counts = !isOver || (isClassDay(model, date) && !model.excused.has(date));
    if (member.attended.includes(date)) return { date, status: 'attended' };
    if (date > today) return { date, status: 'upcoming' };
    if (held.length === 0 || !counts || date < member.joinedOn) return { date, status: 'no_class' };
    if (date === today && !isOver) return { date, status: 'upcoming' };
    return { date, status: date === member.joinedOn ? 'no_class' : 'missed' };
  });
}
