import { z } from 'zod';

const checkbox = z.literal('on', 'Invalid request').optional();

/**
 * Validates the consent form. `version` is the version of the policies that the form showed. An
 * unchecked checkbox is not sent, so the form sends `shows_messages` if it asked about messages.
 */
export const giveConsentSchema = z.object({
  version: z.string('Invalid request').max(80, 'Invalid request').optional(),
  shows_messages: z.literal('1', 'Invalid request').optional(),
  notices: checkbox,
  reminders: checkbox,
});
