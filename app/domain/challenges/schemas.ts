import { z } from 'zod';
import { createRequiredTextField } from '~/domain/text-fields';
import { createTranslationsSchema } from '~/domain/translations';
import { getDayName, isLocalDate } from '~/lib/calendar';
import { rowVersionSchema } from '~/lib/whole-number';
import { CHALLENGE_LENGTHS } from './policy';

const NO_MONDAY = 'Please choose a Monday';

/** Validates the form that creates a challenge. Source: docs/rules.md#challenges. */
export const createChallengeSchema = z.object({
  title: createRequiredTextField('Please enter a title', 80),
  translations: createTranslationsSchema('challenges'),
  starts_on: z
    .string({ error: NO_MONDAY })
    .refine((text) => isLocalDate(text) && getDayName(text) === 'Monday', NO_MONDAY),
  days: z
    .union([z.number(), z.string().transform(Number)], { error: 'Please choose 14 or 21 days' })
    .pipe(z.literal(CHALLENGE_LENGTHS, { error: 'Please choose 14 or 21 days' })),
});

export const updateChallengeSchema = createChallengeSchema.extend({ version: rowVersionSchema });
