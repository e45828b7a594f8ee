import { z } from 'zod';
import { encodeFieldMessage } from '~/i18n/messages/message';
import { createWholeNumberSchema } from '~/lib/whole-number';
import { MAX_PAUSE_DAYS } from './policy';

export const startPauseSchema = z.object({
  days: createWholeNumberSchema(encodeFieldMessage('A pause lasts 1 to {days} days', { days: MAX_PAUSE_DAYS }), {
    min: 1,
    max: MAX_PAUSE_DAYS,
  }),
});
