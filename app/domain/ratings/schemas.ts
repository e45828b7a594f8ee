import { z } from 'zod';
import { optionalText } from '~/lib/text-fields';

const STARS = 'Please choose from one to five stars';

export const submitRatingSchema = z.object({
  rating: z
    .union([z.int(), z.string().regex(/^[1-5]$/, STARS)], { error: STARS })
    .transform(Number)
    .pipe(z.int().min(1, STARS).max(5, STARS)),
  review: optionalText(1000),
});
