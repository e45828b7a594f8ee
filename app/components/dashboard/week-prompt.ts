import { fill } from '~/i18n/fill';
import type { MessagesOf } from '~/i18n/screen-messages';

/**
 * Returns what attending today would do for the streak, or undefined if it was attended or has no
 * class.
 */
export function weekPrompt(
  currentStreak: number,
  todayIsOpen: boolean,
  messages: MessagesOf<'member.home'>['week'],
): string | undefined {
  if (!todayIsOpen) return undefined;
  if (currentStreak === 0) return messages.begin;
  return fill(messages.goOn, { count: messages.counts[currentStreak - 1] ?? currentStreak + 1 });
}
