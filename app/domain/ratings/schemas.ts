import { z } from 'zod';
import { createOptionalTextField } from '~/domain/text-fields';
import { encodeFieldMessage } from '~/i18n/messages/message';
import { MOODS } from './policy';

const STARS = encodeFieldMessage('Please choose from one to five stars');

export const submitRatingSchema = z.object({
  rating: z
    .union([z.int(), z.string().regex(/^[1-5]$/, STARS)], { error: STARS })
    .transform(Number)
    .pipe(z.int().min(1, STARS).max(5, STARS)),
  review: createOptionalTextField(1000),
});

const id = z.coerce.number().int().min(1).max(2_147_483_647).optional().catch(undefined);

export const listReviewsSchema = z.object({
  class_id: id,
  stars: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
  before: id,
});

export const chooseMoodSchema = z.object({ mood: z.enum(MOODS, 'Invalid request') });
