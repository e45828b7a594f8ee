import { fill } from '~/i18n/fill';
import type { HomeWords } from '~/i18n/member';

/** What today would make of the streak; nothing once it is attended, or without a class. */
export function weekPrompt(currentStreak: number, todayIsOpen: boolean, words: HomeWords['week']): string | undefined {
  if (!todayIsOpen) return undefined;
  if (currentStreak === 0) return words.begin;
  return fill(words.goOn, { count: words.counts[currentStreak - 1] ?? currentStreak + 1 });
}
