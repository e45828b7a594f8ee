/** Rows that one statement of a sweep looks at: it stays far below the statement limit and holds nobody up. */
export const ROWS_AT_ONCE = 5_000;

/** What a batch did, and after which id the next one goes on; null when it was the last. */
interface Batch {
  count: number;
  next: number | null;
}

/** Sweeps batch by batch, the first after id 0, until one was the last. Returns what all did. */
export async function inBatches(sweep: (after: number) => Promise<Batch>): Promise<number> {
  let done = 0;
  for (let after: number | null = 0; after !== null;) {
    const { count, next }: Batch = await sweep(after);
    done += count;
    after = next;
  }
  return done;
}

/** A span of ids, its first not included. */
export interface IdRange {
  after: number;
  upTo: number;
}

/** Sweeps all ids up to the last one, a span at a time. */
export function alongIds(last: number, sweep: (range: IdRange) => Promise<number>): Promise<number> {
  return inBatches(async (after) => {
    const upTo = after + ROWS_AT_ONCE;
    return { count: await sweep({ after, upTo }), next: upTo < last ? upTo : null };
  });
}

/** Sweeps rows that are out of its sight once they are dealt with, until a batch finds fewer than it may. */
export function untilFewer(most: number, sweep: () => Promise<number>): Promise<number> {
  return inBatches(async (after) => {
    const count = await sweep();
    return { count, next: count < most ? null : after };
  });
}
