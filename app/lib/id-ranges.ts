/** Rows that one statement of a sweep looks at: it stays far below the statement limit and holds nobody up. */
const ROWS_AT_ONCE = 5_000;

/** A span of ids, its first not included. */
export interface IdRange {
  after: number;
  upTo: number;
}

/** All ids up to the last one, as spans in their order. */
export function* idRanges(last: number, from = 0): Generator<IdRange> {
  for (let after = from; after < last; after += ROWS_AT_ONCE) yield { after, upTo: after + ROWS_AT_ONCE };
}
