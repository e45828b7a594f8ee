/**
 * This many failures in a row are treated as an outage, and the rest is skipped until the next run.
 */
const OUTAGE = 5;

/** Runs all tasks one after the other, even if some fail, and then throws the first error. */
export async function runAllThenThrow(turns: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  for (const turn of turns) {
    try {
      await turn();
      inARow = 0;
    } catch (error) {
      failures.push(error);
      inARow += 1;
      if (inARow === OUTAGE) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}
