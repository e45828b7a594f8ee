import { z } from 'zod';

const MAX_LIMIT = 100;

const createCountSchema = (name: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `${name} must be a number`)
    .transform(Number)
    .pipe(z.int().min(1, `${name} must be at least 1`));

export const referralsSchema = z.object({
  page: createCountSchema('page').default(1),
  limit: createCountSchema('limit')
    .transform((limit) => Math.min(limit, MAX_LIMIT))
    .default(MAX_LIMIT),
});
