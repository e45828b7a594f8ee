import { MAX_REST_DAYS } from '~/domain/streaks/policy';
import { addDays, type LocalDate } from '~/lib/calendar';
import type { Person } from './people';
import { createSeededRandom, type Random } from './random';
import type { HeldClass } from './timetable';

/** A member's attendance of one class. */
export interface Visit {
  heldClass: HeldClass;
  marked_at: Date;
}

const MOST_CLASSES_A_DAY = 5;
const CLASSES_PER_DAY = 1.3;
const FAVOURITE_SLOT_CHANCE = 0.7;
const TODAY_CHANCE = 0.6;

/**
 * Weights for choosing a class by its time. Half of the members attend at six in the morning, fewer
 * later.
 */
const SLOT_WEIGHTS = [0, 0, 0, 0, 1, 1, 2, 3, 3, 4, 5, 5];

/**
 * Chooses the classes that a person attended: exactly `classes` before today, ending with a streak
 * of `streak` days, and for some people also one today.
 */
export function chooseVisits(person: Person, classes: readonly HeldClass[], today: LocalDate, now: Date): Visit[] {
  const random = createSeededRandom(`attendance of ${person.name}`);
  const favourite = random.pick(SLOT_WEIGHTS);
  const joinedOn = addDays(today, -person.joinedDaysAgo);
  const past = groupByDay(classes.filter(({ date }) => date > joinedOn && date < today)).reverse();
  const attended = chooseAttendedDays(person, past, random).map((day) => chooseClass(day, favourite, random));
  const more = person.classes - attended.length;
  for (let added = 0; added < more; added += 1) attended.push(findAnotherClass(past, attended, random));
  const visits = attended.map((heldClass) => ({ heldClass, marked_at: chooseMarkTime(heldClass, now, random) }));
  const openToday = classes.filter(({ date, starts_at }) => date === today && starts_at <= now);
  if (person.streak > 0 && !person.restsToday && openToday.length > 0 && random.chance(TODAY_CHANCE)) {
    const heldClass = chooseClass(openToday, favourite, random);
    visits.push({ heldClass, marked_at: chooseMarkTime(heldClass, now, random) });
  }
  return visits;
}

/**
 * Chooses days backwards from yesterday: first the streak, next a gap that rest days cannot bridge,
 * and finally as many earlier days as the total requires.
 */
function chooseAttendedDays(person: Person, past: HeldClass[][], random: Random): HeldClass[][] {
  const open = past.filter((_, back) => back + 1 !== person.restedDaysBack);
  const streak = open.slice(0, person.streak);
  const others = open.slice(person.streak > 0 ? person.streak + MAX_REST_DAYS + 1 : person.idleDays);
  const missing = person.classes - person.streak;
  const room = person.streak * (MOST_CLASSES_A_DAY - 1) + others.length * MOST_CLASSES_A_DAY;
  if (streak.length < person.streak || missing > room)
    throw new Error(`${person.name} joined too late for this history`);
  return [...streak, ...random.sample(others, Math.ceil(missing / CLASSES_PER_DAY))];
}

function findAnotherClass(past: HeldClass[][], attended: readonly HeldClass[], random: Random): HeldClass {
  const seen = new Set(attended);
  const days = new Set(attended.map(({ date }) => date));
  const open = past.filter(
    (day) => day[0] && days.has(day[0].date) && day.filter((one) => seen.has(one)).length < MOST_CLASSES_A_DAY,
  );
  return random.pick(random.pick(open).filter((one) => !seen.has(one)));
}

function chooseClass(day: HeldClass[], favourite: number, random: Random): HeldClass {
  const usual = day.find(({ slot }) => slot === favourite);
  return usual && random.chance(FAVOURITE_SLOT_CHANCE) ? usual : random.pick(day);
}

function chooseMarkTime({ starts_at, ends_at }: HeldClass, now: Date, random: Random): Date {
  const latest = Math.min(ends_at.getTime(), now.getTime(), starts_at.getTime() + 10 * 60_000);
  return new Date(random.int(starts_at.getTime(), latest));
}

function groupByDay(classes: readonly HeldClass[]): HeldClass[][] {
  const days = new Map<LocalDate, HeldClass[]>();
  for (const one of classes) days.set(one.date, [...(days.get(one.date) ?? []), one]);
  return [...days.values()];
}
