/** Allowed lengths in class days. Source: docs/rules.md#challenges. */
export const CHALLENGE_LENGTHS = [14, 21] as const;

/**
 * Upper limit for the length of a challenge in calendar days. It covers the worst case: the longest
 * challenge, a late join, pauses and few classes per week.
 */
export const MAX_CHALLENGE_SPAN_DAYS = 126;

/**
 * Days of a challenge on whose evening members get a message.
 * Source: docs/rules.md#challenges.
 */
export const CHALLENGE_NUDGE_DAYS: readonly number[] = [1, 2, 3, 7];

export const CHALLENGE_NUDGE_HOURS = { from: '17:00:00', until: '21:00:00' } as const;

export function listFunnelDays(length: number): number[] {
  return [1, 3, 7, 14, 21].filter((day) => day <= length);
}

export const CHALLENGE_DAY_STATES = ['done', 'missed', 'open', 'ahead'] as const;

export type ChallengeDayState = (typeof CHALLENGE_DAY_STATES)[number];

export const CHALLENGE_STATES = ['not_begun', 'running', 'finished', 'failed', 'ended'] as const;

export type ChallengeState = (typeof CHALLENGE_STATES)[number];

/** Returns one allowed miss per seven days, or none if STREAK_KINDNESS is off. */
export function countAllowedMisses(days: number, isKind: boolean): number {
  return isKind ? Math.floor(days / 7) : 0;
}
