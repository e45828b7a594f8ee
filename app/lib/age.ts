import { formatCountWithNoun } from './format-number';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats a duration in its largest unit, such as `2 days`, `16 hours` or `5 minutes`. */
export function formatAge(ms: number): string {
  if (ms >= DAY_MS) return formatCountWithNoun(Math.floor(ms / DAY_MS), 'day');
  if (ms >= HOUR_MS) return formatCountWithNoun(Math.floor(ms / HOUR_MS), 'hour');
  return formatCountWithNoun(Math.max(1, Math.floor(ms / MINUTE_MS)), 'minute');
}
