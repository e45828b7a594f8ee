import { z } from 'zod';

const YES = new Set<unknown>([true, 1, '1', 'true', 'on']);

export function createYesOrNoSchema(field: string, missing: boolean) {
  return z
    .union([z.boolean(), z.literal(0), z.literal(1), z.null(), z.enum(['', '0', '1', 'true', 'false', 'on', 'off'])], {
      error: `${field} must be true or false`,
    })
    .optional()
    .transform((value) => (value === undefined || value === null || value === '' ? missing : YES.has(value)));
}
