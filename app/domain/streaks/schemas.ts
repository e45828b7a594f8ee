import { z } from 'zod';
import { wholeNumber } from '~/lib/whole-number';
import { LONGEST_PAUSE_DAYS } from './policy';

/** How many days a pause lasts, today the first. */
export const beginPauseSchema = z.object({
  days: wholeNumber(`A pause lasts 1 to ${LONGEST_PAUSE_DAYS} days`, { min: 1, max: LONGEST_PAUSE_DAYS }),
});
