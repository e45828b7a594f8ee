import { z } from 'zod';
import { requiredText } from '~/domain/text-fields';
import { translationsSchema } from '~/domain/translations';
import { dayNameOf, isLocalDate } from '~/lib/calendar';
import { rowVersion } from '~/lib/whole-number';
import { CHALLENGE_LENGTHS } from './policy';

const NO_MONDAY = 'Please choose a Monday';

/** Source: docs/rules.md#challenges. */
export const createChallengeSchema = z.object({
  title: requiredText('Please enter a title', 80),
  translations: translationsSchema('challenges'),
  starts_on: z
    .string({ error: NO_MONDAY })
    .refine((text) => isLocalDate(text) && dayNameOf(text) === 'Monday', NO_MONDAY),
  days: z
    .union([z.number(), z.string().transform(Number)], { error: 'Please choose 14 or 21 days' })
    .pipe(z.literal(CHALLENGE_LENGTHS, { error: 'Please choose 14 or 21 days' })),
});

export const updateChallengeSchema = createChallengeSchema.extend({ version: rowVersion });
