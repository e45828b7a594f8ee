const OUTAGE = 5;

/**
 * Runs tasks one after another. If a task fails, the next tasks still run, but after five failures
 * in a row the remaining tasks are skipped. Throws the first error at the end.
 */
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
