import { z } from 'zod';

export const ownProfileSchema = z.object({
  user_id: z
    .string()
    .regex(/^\d{1,9}$/, 'user_id must be a number')
    .transform(Number)
    .optional(),
});
