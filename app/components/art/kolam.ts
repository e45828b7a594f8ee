/** A circle, in SVG units. */
export interface SvgDot {
  cx: number;
  cy: number;
  r: number;
}

/**
 * State of a day. The line passes through `rested` and `excused` days. `none` is a day without a
 * class.
 */
export type WeekDayState = 'attended' | 'rested' | 'excused' | 'missed' | 'today' | 'upcoming' | 'none';

/** Paths of one continuous line with filled dots, and the symbols of the days without a loop. */
export interface WeekLineShape {
  width: number;
  height: number;
  line: string;
  lit: SvgDot[];
  /** Hollow dots for rest days on the line. */
  rested: SvgDot[];
  /** Hollow diamonds for excused days on the line. */
  excused: SvgDot[];
  missed: SvgDot[];
  upcoming: SvgDot[];
  today: { loop: string; dot: SvgDot } | null;
}

/** Measures of one day on the line, in SVG units: its width, and the radii of its loop and dots. */
interface Cell {
  width: number;
  loop: number;
  lit: number;
  open: number;
  bare: number;
}

export const WEEK_CELL_SIZES: Cell = { width: 42, loop: 11.5, lit: 5.2, open: 4.4, bare: 3 };
const BESIDE: Cell = { width: 33, loop: 9.2, lit: 4.1, open: 3.8, bare: 2.46 };
const JOINED: Cell = { width: 130, loop: 53, lit: 43, open: 43, bare: 43 };

export const WEEK_LINE_HEIGHT = 50;
export const WEEK_LINE_BASELINE = WEEK_LINE_HEIGHT - 9;
const MOMENT = { width: 328, height: 172, base: 163 };

const getGap = ({ width }: Cell) => width * 0.08;

/**
 * Builds the line of a week, with a loop around each attended day. With `isOlder` the line starts
 * at the left edge, because the streak began before this week.
 */
export function buildWeekLineShape(mornings: readonly WeekDayState[], { isOlder = false } = {}): WeekLineShape {
  const { strokes, ...shape } = buildDayPaths(mornings, {
    cellAt: () => WEEK_CELL_SIZES,
    base: WEEK_LINE_BASELINE,
    isOlder,
  });
  return { ...shape, height: WEEK_LINE_HEIGHT, line: strokes.map(({ move, stroke }) => move + stroke).join('') };
}

/** Line of a week in which the day just joined has a larger loop with a number in it. */
export interface JoinedWeekLineShape extends WeekLineShape {
  /** Path of the loop that is animated. */
  fresh: string;
  /** Circle that contains the number. */
  disc: SvgDot;
}

/** Builds the line of a week in which the loop of the day at index `today` is enlarged. */
export function buildJoinedWeekLineShape(
  mornings: readonly WeekDayState[],
  { today, isOlder }: { today: number; isOlder: boolean },
): JoinedWeekLineShape {
  const cellAt = (index: number) => (index === today ? JOINED : BESIDE);
  const { strokes, lit, ...shape } = buildDayPaths(mornings, { cellAt, base: MOMENT.base, isOlder });
  const before = strokes.slice(0, today).map(({ move, stroke }) => move + stroke);
  const drawn = strokes[today];
  const disc = lit.find(({ r }) => r === JOINED.lit) ?? { cx: 0, cy: 0, r: 0 };
  return {
    ...shape,
    width: MOMENT.width,
    height: MOMENT.height,
    disc,
    lit: lit.filter((dot) => dot !== disc),
    line: before.join(''),
    fresh: drawn ? (drawn.move || `M${formatPoints(drawn.start, MOMENT.base)}`) + drawn.stroke : '',
  };
}

interface Stroke {
  start: number;
  /** Move command (`M`) if the stroke starts a new path; empty if it continues the previous one. */
  move: string;
  stroke: string;
}

/**
 * Builds the paths and symbols of consecutive days. The base line may start and end outside the
 * drawing.
 */
export function buildDayPaths(
  mornings: readonly WeekDayState[],
  {
    cellAt,
    base,
    isOlder,
    goesOn = false,
    onLine = mornings.map((_, index) => isDayOnStreakLine(mornings, index)),
  }: {
    cellAt: (index: number) => Cell;
    base: number;
    isOlder: boolean;
    goesOn?: boolean;
    onLine?: readonly boolean[];
  },
) {
  const shape: Omit<WeekLineShape, 'line' | 'height'> = {
    width: 0,
    lit: [],
    rested: [],
    excused: [],
    missed: [],
    upcoming: [],
    today: null,
  };
  const strokes: Stroke[] = [];
  mornings.forEach((mark, index) => {
    const cell = cellAt(index);
    const start = shape.width;
    const end = start + cell.width;
    const cx = start + cell.width / 2;
    const at = (r: number): SvgDot => ({ cx: roundCoordinate(cx), cy: roundCoordinate(base - cell.loop * 1.62), r });
    const stroke: Stroke = { start, move: '', stroke: '' };
    if (onLine[index]) {
      const endX = end - ((onLine[index + 1] ?? goesOn) ? 0 : getGap(cell));
      const from = index > 0 ? start + getGap(cell) : isOlder ? -4 : 3;
      if (!onLine[index - 1]) stroke.move = `M${formatPoints(from, base)}`;
      stroke.stroke = mark === 'attended' ? buildLoop(cx, endX, base, cell) : `L${formatPoints(endX, base)}`;
      if (mark === 'attended') shape.lit.push(at(cell.lit));
      else if (mark === 'rested') shape.rested.push(at(cell.open));
      else if (mark === 'excused') shape.excused.push(at(cell.open));
    } else if (mark === 'today') {
      const aside = cell.width * 0.04;
      const loop = `M${formatPoints(start + aside, base)}${buildLoop(cx, end - aside, base, cell)}`;
      shape.today = { loop, dot: at(cell.open) };
    } else if (mark === 'missed') {
      shape.missed.push(at(cell.bare));
    } else if (mark === 'upcoming') {
      shape.upcoming.push(at(cell.bare));
    }
    strokes.push(stroke);
    shape.width = end;
  });
  return { ...shape, strokes };
}

/**
 * Returns true if the streak line passes through the day. It passes through a day without a class
 * if it passes through the class days before and after it.
 */
export function isDayOnStreakLine(mornings: readonly WeekDayState[], index: number): boolean {
  const isPassed = (mark: WeekDayState | undefined) => mark === 'attended' || mark === 'rested' || mark === 'excused';
  if (mornings[index] !== 'none') return isPassed(mornings[index]);
  const isDay = (mark: WeekDayState) => mark !== 'none';
  return isPassed(mornings.slice(0, index).findLast(isDay)) && isPassed(mornings.slice(index).find(isDay));
}

function buildLoop(cx: number, endX: number, base: number, { width, loop }: Cell): string {
  const reach = width * 0.12;
  const centre = base - loop * 1.62;
  const shoulder = centre + loop * 1.02 * 1.25;
  return (
    `C${formatPoints(cx - reach, base, cx + loop, shoulder, cx + loop, centre)}` +
    `A${loop} ${loop} 0 1 0 ${formatPoints(cx - loop, centre)}` +
    `C${formatPoints(cx - loop, shoulder, cx + reach, base, endX, base)}`
  );
}

export function roundCoordinate(value: number): number {
  return Number(value.toFixed(2));
}

export function formatPoints(...values: number[]): string {
  return values.map(roundCoordinate).join(' ');
}
