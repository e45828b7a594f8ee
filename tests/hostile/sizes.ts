/** True for `npm run test:long`, which attacks with the full number and size of requests. */
export const isLong = process.env.HOSTILE === 'long';

export const SIZES = isLong
  ? { pourWhole: true, bombs: 8, slowHeads: 300, slowMs: 100_000, timings: 40 }
  : { pourWhole: false, bombs: 3, slowHeads: 150, slowMs: 4_000, timings: 0 };

/** Declared size of a body in bytes. It is sent until the server rejects it. */
export const BODY_BYTES = 64 * 1024 * 1024;

export const MAX_RESIDENT_MB = 350;
