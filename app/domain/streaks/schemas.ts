import { z } from 'zod';
import { fieldError } from '~/i18n/messages/say';
import { wholeNumber } from '~/lib/whole-number';
import { LONGEST_PAUSE_DAYS } from './policy';

export const beginPauseSchema = z.object({
  days: wholeNumber(fieldError('A pause lasts 1 to {days} days', { days: LONGEST_PAUSE_DAYS }), {
    min: 1,
    max: LONGEST_PAUSE_DAYS,
  }),
});
