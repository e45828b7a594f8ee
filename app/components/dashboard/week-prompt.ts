import { fill } from '~/i18n/fill';
import type { HomeWords } from '~/i18n/member';

/** What today's class would make of the streak, such as `Join today to make it ten`; nothing once today is attended or has no class. */
export function weekPrompt(currentStreak: number, todayIsOpen: boolean, words: HomeWords['week']): string | undefined {
  if (!todayIsOpen) return undefined;
  if (currentStreak === 0) return words.begin;
  return fill(words.goOn, { count: words.counts[currentStreak - 1] ?? currentStreak + 1 });
}
