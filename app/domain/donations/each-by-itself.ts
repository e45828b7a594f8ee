/** So many failures in a row are an outage: what is left has its turn another time. */
const OUTAGE = 5;

/** Takes turns, one that fails stopping no other. Throws the first failure once all are over. */
export async function eachByItself(turns: readonly (() => Promise<void>)[]): Promise<void> {
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
