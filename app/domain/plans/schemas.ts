import { z } from 'zod';

/** Whose plans; without a session it is ignored. */
export const dietPlansSchema = z.object({
  user_id: z
    .string()
    .regex(/^\d{1,9}$/, 'user_id must be a number')
    .transform(Number)
    .optional(),
});
