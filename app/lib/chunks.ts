/**
 * Number of rows per statement of a sweep. It is small enough not to block other statements for
 * long.
 */
export const SWEEP_CHUNK_SIZE = 5_000;

interface Chunk {
  count: number;
  next: number | null;
}

export async function sweepInChunks(sweep: (after: number) => Promise<Chunk>): Promise<number> {
  let done = 0;
  for (let after: number | null = 0; after !== null;) {
    const { count, next }: Chunk = await sweep(after);
    done += count;
    after = next;
  }
  return done;
}

export interface IdRange {
  after: number;
  upTo: number;
}

export function sweepInIdRanges(last: number, sweep: (range: IdRange) => Promise<number>): Promise<number> {
  return sweepInChunks(async (after) => {
    const upTo = after + SWEEP_CHUNK_SIZE;
    return { count: await sweep({ after, upTo }), next: upTo < last ? upTo : null };
  });
}

/**
 * Repeats a sweep until it handles fewer than `most` rows. The sweep must not find rows again that
 * it has already handled.
 */
export function sweepUntilFewerThan(most: number, sweep: () => Promise<number>): Promise<number> {
  return sweepInChunks(async (after) => {
    const count = await sweep();
    return { count, next: count < most ? null : after };
  });
}
