/** Rows that one statement of a sweep looks at: it stays far below the statement limit and holds nobody up. */
export const ROWS_AT_ONCE = 5_000;

/** A span of ids, its first not included. */
interface IdRange {
  after: number;
  upTo: number;
}

/** All ids up to the last one, as spans in their order. */
export function* idRanges(last: number): Generator<IdRange> {
  for (let after = 0; after < last; after += ROWS_AT_ONCE) yield { after, upTo: after + ROWS_AT_ONCE };
}
