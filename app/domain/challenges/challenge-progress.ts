import type { LocalDate } from '~/lib/calendar';
import type { ClassDay, StreakPause } from '../streaks/policy';
import { type ChallengeDayState, type ChallengeState, countAllowedMisses } from './policy';

export interface ChallengeFacts {
  startsOn: LocalDate;
  joinedOn: LocalDate;
  days: number;
  /** Last day that counts if staff ended the challenge early, otherwise null. */
  endedOn: LocalDate | null;
  classDays: readonly ClassDay[];
  attended: readonly LocalDate[];
  pauses: readonly StreakPause[];
  isKind: boolean;
}

export interface ChallengeDay {
  date: LocalDate | null;
  state: ChallengeDayState;
}

export interface ChallengeProgress {
  state: ChallengeState;
  /** Number of the current day of the challenge, or 0 before its first day. */
  day: number;
  days: ChallengeDay[];
  misses_left: number;
}

/**
 * Returns a member's progress. The class days before `today` are over. Excused days and pauses
 * postpone the end of the challenge.
 * Source: docs/rules.md#challenges.
 */
export function calculateChallengeProgress(facts: ChallengeFacts, today: LocalDate): ChallengeProgress {
  const allowed = countAllowedMisses(facts.days, facts.isKind);
  const days: ChallengeDay[] = [];
  let missed = 0;
  for (const day of iterateCountedDays(facts, today)) {
    days.push(day);
    if (day.state === 'missed') missed += 1;
    if (days.length === facts.days || missed > allowed) break;
  }
  const pastDays = days.filter(({ state }) => state === 'done' || state === 'missed').length;
  const day = days.filter(({ state }) => state !== 'ahead').length;
  while (days.length < facts.days) days.push({ date: null, state: 'ahead' });
  const hasEnded = facts.endedOn !== null && (today > facts.endedOn || facts.endedOn < getFirstChallengeDay(facts));
  const state = missed > allowed ? 'failed' : pastDays === facts.days ? 'finished' : hasEnded ? 'ended' : getState(day);
  return { state, day, days, misses_left: Math.max(0, allowed - missed) };
}

/**
 * Returns the first day that counts: the Monday on which the challenge starts, or the day on which
 * the member joined if that is later.
 */
export const getFirstChallengeDay = ({
  startsOn,
  joinedOn,
}: Pick<ChallengeFacts, 'startsOn' | 'joinedOn'>): LocalDate => (joinedOn > startsOn ? joinedOn : startsOn);

const getState = (day: number) => (day === 0 ? 'not_begun' : 'running');

function* iterateCountedDays(facts: ChallengeFacts, today: LocalDate): Generator<ChallengeDay> {
  const { joinedOn, endedOn } = facts;
  const begin = getFirstChallengeDay(facts);
  const attended = new Set(facts.attended);
  const pauses = facts.isKind ? facts.pauses : [];
  const excused = new Set(facts.classDays.filter(({ isExcused }) => isExcused).map(({ date }) => date));
  const isPaused = (date: LocalDate) => pauses.some(({ from, until }) => from <= date && date <= until);
  const dates = [...new Set([...facts.classDays.map(({ date }) => date), ...attended])].sort();
  for (const date of dates) {
    if (date < begin || (endedOn !== null && date > endedOn)) continue;
    if (attended.has(date)) yield { date, state: 'done' };
    else if (excused.has(date) || isPaused(date)) continue;
    else if (date >= today) yield { date, state: date === today ? 'open' : 'ahead' };
    else if (date > joinedOn) yield { date, state: 'missed' };
  }
}
