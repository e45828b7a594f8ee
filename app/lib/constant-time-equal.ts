import { timingSafeEqual } from 'node:crypto';

/** Compares two values in constant time for inputs of the same length. */
export function isEqualInConstantTime(given: Uint8Array, expected: Uint8Array): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
