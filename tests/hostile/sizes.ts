/** Whether to attack in full number and size, as `npm run test:long` does. */
export const isLong = process.env.HOSTILE === 'long';

export const SIZES = isLong
  ? { fuzzed: 9_000, pourWhole: true, bombs: 8, slowHeads: 300, slowMs: 100_000, timings: 40 }
  : { fuzzed: 2_000, pourWhole: false, bombs: 3, slowHeads: 150, slowMs: 4_000, timings: 0 };

/** What one body announces, or sends until it is refused. */
export const BODY_BYTES = 64 * 1024 * 1024;

/** Largest resident memory of the web process during an attack. */
export const MOST_RESIDENT_MB = 350;
