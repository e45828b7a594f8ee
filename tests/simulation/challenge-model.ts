import { addDays, type LocalDate } from '~/lib/calendar';

/** A day with a class, an excused day, which no member has missed, or a day without a class. */
export type HeldDay = 'class' | 'excused' | 'none';

export interface Life {
  startsOn: LocalDate;
  joinedOn: LocalDate;
  length: number;
  endedOn: LocalDate | null;
  held: (day: LocalDate) => HeldDay;
  came: ReadonlySet<LocalDate>;
  paused: { from: LocalDate; until: LocalDate } | null;
}

/** State of the challenge for a member at the end of a day. */
export interface Outcome {
  state: 'not_begun' | 'running' | 'finished' | 'failed' | 'ended';
  day: number;
  mornings: number;
  /** Number of the last challenge day on which the member attended. */
  lastCame: number;
  certificate: { from: LocalDate; to: LocalDate; mornings: number } | null;
}

/**
 * Reference implementation of a challenge, day by day and independent of the application's code. A
 * challenge requires a number of class days, counted from its Monday or from the day of joining.
 * One missed day in seven is allowed. Excused days and pauses extend the challenge.
 */
export function calculateOutcome(life: Life, today: LocalDate): Outcome {
  const { startsOn, joinedOn, length, endedOn, held, came, paused } = life;
  const outcome: Outcome = { state: 'not_begun', day: 0, mornings: 0, lastCame: 0, certificate: null };
  let missed = 0;
  let first: LocalDate | null = null;
  const begin = startsOn < joinedOn ? joinedOn : startsOn;
  for (let day = begin; day <= today; day = addDays(day, 1)) {
    if (endedOn !== null && day > endedOn) return { ...outcome, state: 'ended' };
    const isAway = paused !== null && paused.from <= day && day <= paused.until;
    const isOpen = day === today && !came.has(day);
    if (!came.has(day) && (held(day) !== 'class' || isAway || (day === joinedOn && !isOpen))) continue;
    first ??= day;
    outcome.state = 'running';
    outcome.day += 1;
    if (isOpen) return outcome;
    if (came.has(day)) {
      outcome.mornings += 1;
      outcome.lastCame = outcome.day;
    } else missed += 1;
    if (missed > length / 7) return { ...outcome, state: 'failed' };
    if (outcome.day === length) {
      const certificate = { from: first, to: day, mornings: outcome.mornings };
      return { ...outcome, state: 'finished', lastCame: length, certificate };
    }
  }
  return outcome;
}
