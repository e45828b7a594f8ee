import { BASE, draw, HEIGHT, isOnLine, type MorningMark, WEEK, type WeekLineShape } from './kolam';

/**
 * Builds the weeks of a line from Monday on. The line leaves on the right and continues on the left
 * of the next week.
 */
export function weekLines(mornings: readonly MorningMark[]): WeekLineShape[] {
  const onLine = mornings.map((_, index) => isOnLine(mornings, index));
  return Array.from({ length: Math.ceil(mornings.length / 7) }, (_, week) => {
    const [from, to] = [week * 7, week * 7 + 7];
    const { strokes, ...shape } = draw(mornings.slice(from, to), {
      cellAt: () => WEEK,
      base: BASE,
      onLine: onLine.slice(from, to),
      isOlder: onLine[from - 1] ?? false,
      goesOn: onLine[to] ?? false,
    });
    return { ...shape, height: HEIGHT, line: strokes.map(({ move, stroke }) => move + stroke).join('') };
  });
}
