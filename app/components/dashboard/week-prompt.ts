import { interpolate } from '~/i18n/interpolate';
import type { NamespaceMessages } from '~/i18n/screen-messages';

/**
 * Returns a text about what attending today does for the streak. Undefined if the member has
 * already attended or there are no more classes today.
 */
export function chooseWeekPrompt(
  currentStreak: number,
  todayIsOpen: boolean,
  messages: NamespaceMessages<'member.home'>['week'],
): string | undefined {
  if (!todayIsOpen) return undefined;
  if (currentStreak === 0) return messages.begin;
  return interpolate(messages.goOn, { count: messages.counts[currentStreak - 1] ?? currentStreak + 1 });
}
