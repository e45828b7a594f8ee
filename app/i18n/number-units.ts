const UNITS = [10_000_000, 100_000, 1000, 100] as const;

export type NumberUnit = (typeof UNITS)[number];

/** Splits a number of at least 100 into the count of its largest unit and the remainder. */
export function splitNumberByUnit(value: number): { count: number; unit: NumberUnit; rest: number } {
  const unit = UNITS.find((one) => one <= value) ?? 100;
  return { count: Math.floor(value / unit), unit, rest: value % unit };
}
