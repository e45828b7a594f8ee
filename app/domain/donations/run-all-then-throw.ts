const OUTAGE = 5;

type Turn = () => Promise<void>;

type Turns = readonly Turn[] | AsyncIterable<Turn>;

/**
 * Runs tasks one after another. If a task fails, the next tasks still run, but after five failures
 * in a row the remaining tasks are skipped. Throws the first error at the end.
 */
export async function runAllThenThrow(turns: Turns): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  for await (const turn of turns) {
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
