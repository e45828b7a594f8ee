import { z } from 'zod';
import { HERO_PICTURE_FORMATS, HERO_PICTURE_WIDTHS } from './policy';

/** Which picture of the hero is asked for, in which size; without one, a JPEG for laptops. */
export const heroPictureSchema = z.object({
  heroId: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  width: z.coerce.number().pipe(z.literal(HERO_PICTURE_WIDTHS)).default(1600),
  format: z.enum(HERO_PICTURE_FORMATS).default('jpeg'),
});
