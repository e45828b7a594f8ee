import { z } from 'zod';
import { toPlainDigits } from './digits';

const MAX_INT4 = 2_147_483_647;

interface Bounds {
  min?: number;
  max?: number;
}

/**
 * Schema of a number as text. Digits of other scripts are converted and spaces removed before the
 * pattern is matched.
 */
export function createDigitsSchema(pattern: RegExp, message: string) {
  return z
    .string({ error: message })
    .overwrite((typed) => toPlainDigits(typed).replace(/\s/g, ''))
    .regex(pattern, message);
}

export function createWholeNumberSchema(message: string, { min = 1, max = MAX_INT4 }: Bounds = {}) {
  const typed = createDigitsSchema(min < 0 ? /^-?\d{1,10}$/ : /^\d{1,10}$/, message);
  return z
    .union([z.int(), typed], { error: message })
    .transform(Number)
    .pipe(z.int(message).min(min, message).max(max, message));
}

export function createOptionalWholeNumberSchema(message: string, bounds: Bounds = {}) {
  return z
    .union([z.literal(''), z.null(), createWholeNumberSchema(message, bounds)], { error: message })
    .optional()
    .transform((value) => (typeof value === 'number' ? value : undefined));
}

/** Version on which an edit is based. If it is missing, the edit overwrites concurrent edits. */
export const rowVersionSchema = createOptionalWholeNumberSchema('version must be a whole number');

export const rowIdSchema = createWholeNumberSchema('id must be a whole number');
