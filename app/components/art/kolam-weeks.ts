import {
  WEEK_LINE_BASELINE,
  buildDayPaths,
  WEEK_LINE_HEIGHT,
  isDayOnStreakLine,
  type WeekDayState,
  WEEK_CELL_SIZES,
  type WeekLineShape,
} from './kolam';

/**
 * Builds the drawings of whole weeks, starting on Monday. The line leaves a week on the right and
 * continues on the left of the next one.
 */
export function buildWeekLineShapes(mornings: readonly WeekDayState[]): WeekLineShape[] {
  const onLine = mornings.map((_, index) => isDayOnStreakLine(mornings, index));
  return Array.from({ length: Math.ceil(mornings.length / 7) }, (_, week) => {
    const [from, to] = [week * 7, week * 7 + 7];
    const { strokes, ...shape } = buildDayPaths(mornings.slice(from, to), {
      cellAt: () => WEEK_CELL_SIZES,
      base: WEEK_LINE_BASELINE,
      onLine: onLine.slice(from, to),
      isOlder: onLine[from - 1] ?? false,
      goesOn: onLine[to] ?? false,
    });
    return { ...shape, height: WEEK_LINE_HEIGHT, line: strokes.map(({ move, stroke }) => move + stroke).join('') };
  });
}
