import { z } from 'zod';

const LARGEST = 2_147_483_647;

interface Bounds {
  min?: number;
  max?: number;
}

/** A whole number within bounds, as JSON writes it or as a form does; the message says what is wanted. */
export function wholeNumber(message: string, { min = 1, max = LARGEST }: Bounds = {}) {
  return z
    .union([z.int(), z.string().regex(/^\s*\d{1,10}\s*$/, message)], { error: message })
    .transform(Number)
    .pipe(z.int(message).min(min, message).max(max, message));
}

/** The same where it may be missing: absent, null and blank are alike. */
export function optionalWholeNumber(message: string, bounds: Bounds = {}) {
  return z
    .union([z.literal(''), z.null(), wholeNumber(message, bounds)], { error: message })
    .optional()
    .transform((value) => (typeof value === 'number' ? value : undefined));
}

/** What an editor saw of a row: the version that the edit starts from. Without it the last edit wins. */
export const rowVersion = optionalWholeNumber('version must be a whole number');

/** An id at the end of an address, such as `?id=7`. */
export const rowId = wholeNumber('id must be a whole number');
