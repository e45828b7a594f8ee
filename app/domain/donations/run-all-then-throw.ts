/** After this many failures in a row, an outage is assumed and the remaining tasks are skipped. */
const OUTAGE = 5;

/**
 * Runs tasks one after the other. If tasks fail, the remaining ones still run, and the first error
 * is thrown at the end.
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
