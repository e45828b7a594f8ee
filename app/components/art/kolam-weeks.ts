import {
  BASELINE,
  drawDays,
  LINE_HEIGHT,
  isDayOnLine,
  type WeekDayState,
  WEEK_CELL,
  type WeekLineShape,
} from './kolam';

/**
 * Builds the drawings of whole weeks, starting on Monday. The line leaves a week on the right and
 * continues on the left of the next one.
 */
export function buildWeekLines(mornings: readonly WeekDayState[]): WeekLineShape[] {
  const onLine = mornings.map((_, index) => isDayOnLine(mornings, index));
  return Array.from({ length: Math.ceil(mornings.length / 7) }, (_, week) => {
    const [from, to] = [week * 7, week * 7 + 7];
    const { strokes, ...shape } = drawDays(mornings.slice(from, to), {
      cellAt: () => WEEK_CELL,
      base: BASELINE,
      onLine: onLine.slice(from, to),
      isOlder: onLine[from - 1] ?? false,
      goesOn: onLine[to] ?? false,
    });
    return { ...shape, height: LINE_HEIGHT, line: strokes.map(({ move, stroke }) => move + stroke).join('') };
  });
}
