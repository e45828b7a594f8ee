const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** What today's class would make of the streak, such as `Join today to make it ten`; nothing once today is attended or has no class. */
export function weekPrompt(currentStreak: number, todayIsOpen: boolean): string | undefined {
  if (!todayIsOpen) return undefined;
  const next = currentStreak + 1;
  return currentStreak === 0 ? 'Join today and begin a line' : `Join today to make it ${WORDS[next] ?? next}`;
}
