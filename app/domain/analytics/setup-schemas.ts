import { z } from 'zod';
import { toE164 } from '~/lib/phone';

const INVALID = 'Please enter a valid phone number';

export const testMessageSchema = z.object({
  phone: z
    .string({ error: INVALID })
    .refine((typed) => toE164(typed) !== null, INVALID)
    .transform((typed) => toE164(typed) ?? ''),
});
