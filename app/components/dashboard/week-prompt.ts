import { interpolate } from '~/i18n/interpolate';
import type { NamespaceMessages } from '~/i18n/screen-messages';
import type { WeekView } from './week-view';

/**
 * Returns a text about what attending today does for the streak, or about its pause. Undefined if
 * the member has already attended or there are no more classes today.
 */
export function chooseWeekPrompt(
  { currentStreak, pausedUntil }: Pick<WeekView, 'currentStreak' | 'pausedUntil'>,
  todayIsOpen: boolean,
  messages: NamespaceMessages<'member.home'>['week'],
): string | undefined {
  if (pausedUntil) return interpolate(messages.paused, { date: pausedUntil });
  if (!todayIsOpen) return undefined;
  if (currentStreak === 0) return messages.begin;
  return interpolate(messages.goOn, { count: currentStreak + 1 });
}
