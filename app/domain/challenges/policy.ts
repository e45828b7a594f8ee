/** How many class days a challenge has. Source: docs/rules.md#challenges. */
export const CHALLENGE_LENGTHS = [14, 21] as const;

/** How many days from its Monday on a challenge is looked at: the longest one, joined late, with pauses and few classes a week. */
export const MOST_DAYS = 126;

/** The days on which whoever asked for reminders hears how their challenge goes. Source: docs/rules.md#challenges. */
export const NUDGE_DAYS: readonly number[] = [1, 2, 3, 7];

/** The hours of the day within which they do. */
export const NUDGE_HOURS = { from: '17:00:00', until: '21:00:00' } as const;

/** The days of which staff see how many got so far. */
export function funnelDays(length: number): number[] {
  return [1, 3, 7, 14, 21].filter((day) => day <= length);
}

/** What became of each day of a challenge. */
export const CHALLENGE_DAY_STATES = ['done', 'missed', 'open', 'ahead'] as const;

export type ChallengeDayState = (typeof CHALLENGE_DAY_STATES)[number];

/** How a member stands in a challenge; `ended` by staff before its time. */
export const CHALLENGE_STATES = ['not_begun', 'running', 'finished', 'failed', 'ended'] as const;

export type ChallengeState = (typeof CHALLENGE_STATES)[number];

/** How many class days one may miss and still finish: one in seven, none where streaks are not kind. */
export function missesAllowed(days: number, isKind: boolean): number {
  return isKind ? Math.floor(days / 7) : 0;
}
