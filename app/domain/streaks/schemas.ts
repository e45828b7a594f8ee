import { z } from 'zod';
import { encodeFieldMessage } from '~/i18n/messages/message';
import { wholeNumberSchema } from '~/lib/whole-number';
import { MAX_PAUSE_DAYS } from './policy';

export const startPauseSchema = z.object({
  days: wholeNumberSchema(encodeFieldMessage('A pause lasts 1 to {days} days', { days: MAX_PAUSE_DAYS }), {
    min: 1,
    max: MAX_PAUSE_DAYS,
  }),
});
