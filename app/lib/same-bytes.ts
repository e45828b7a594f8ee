import { timingSafeEqual } from 'node:crypto';

/** In a time that tells nothing but their lengths. */
export function sameBytes(given: Uint8Array, wanted: Uint8Array): boolean {
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
