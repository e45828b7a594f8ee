import { interpolate } from '~/i18n/interpolate';
import type { MessagesOf } from '~/i18n/screen-messages';

/**
 * Returns what attending today would do for the streak, or undefined if it was attended or has no
 * class.
 */
export function chooseWeekPrompt(
  currentStreak: number,
  todayIsOpen: boolean,
  messages: MessagesOf<'member.home'>['week'],
): string | undefined {
  if (!todayIsOpen) return undefined;
  if (currentStreak === 0) return messages.begin;
  return interpolate(messages.goOn, { count: messages.counts[currentStreak - 1] ?? currentStreak + 1 });
}
