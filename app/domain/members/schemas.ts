import { z } from 'zod';
import { oneTimeCodeField, createPhoneSchema } from '~/domain/phone-fields';
import { LANGUAGES } from '~/i18n/languages';
import { FACES, REMINDER_MINUTES_RANGE } from './policy';
import { profileInputs } from './profile-fields';
import { encodeFieldMessage } from '~/i18n/messages/message';

const NO_NUMBER = 'user_id must be a number';
const PASSWORD_MISSING = encodeFieldMessage('Please enter your password');

const userId = z
  .union([z.int(), z.string().regex(/^\d{1,9}$/, NO_NUMBER)], { error: NO_NUMBER })
  .transform(Number)
  .optional();

export const ownProfileSchema = z.object({ user_id: userId });

export const updateProfileSchema = createPhoneSchema({
  user_id: userId,
  ...profileInputs,
  face: z
    .union([z.literal(''), z.null(), z.enum(FACES)], { error: encodeFieldMessage('Please choose one of the faces') })
    .optional()
    .transform((face) => (face === '' ? null : face)),
});

export const chooseGoalSchema = z.object({ primarygoal: profileInputs.primarygoal });

const MINUTES_WRONG = encodeFieldMessage('Please choose from {from} to {to} minutes', REMINDER_MINUTES_RANGE);

const minutesBefore = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    ],
    { error: MINUTES_WRONG },
  )
  .pipe(z.int().min(REMINDER_MINUTES_RANGE.from, MINUTES_WRONG).max(REMINDER_MINUTES_RANGE.to, MINUTES_WRONG));

/** Start time of a batch. The command checks that members can choose it. */
const batchTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .describe('Start time HH:MM of one of the batches of the site');

export const batchChoiceField = z.union([z.literal('').transform(() => null), z.null(), batchTime], {
  error: encodeFieldMessage('Please choose one of the batches'),
});

export const updatePreferencesSchema = z
  .object({
    reminders: z.boolean({ error: 'reminders must be true or false' }).optional(),
    minutes_before: minutesBefore.optional(),
    language: z.enum(LANGUAGES, { error: `language must be one of ${LANGUAGES.join(', ')}` }).optional(),
    notices: z.boolean({ error: 'notices must be true or false' }).optional(),
    batch: batchChoiceField.optional(),
    short_name: z.boolean({ error: 'short_name must be true or false' }).optional(),
    show_presence: z.boolean({ error: 'show_presence must be true or false' }).optional(),
  })
  .refine((input) => Object.keys(input).length > 0, 'Invalid request');

const checkbox = z.literal('on', 'Invalid request').optional();

/**
 * An unchecked checkbox is not sent. A missing `reminders` means off; a missing `notices` means off
 * only if the form contains the field `shows_notices`.
 */
export const reminderFormSchema = z.object({
  reminders: checkbox,
  minutes_before: minutesBefore,
  batch: batchChoiceField.optional(),
  notices: checkbox,
  shows_notices: z.literal('1', 'Invalid request').optional(),
});

/** How the leaderboard shows a member: by full name, or by first name and initial. */
export const LEADERBOARD_NAMES = ['full', 'short'] as const;

export const privacyFormSchema = z.object({
  leaderboard_name: z.enum(LEADERBOARD_NAMES, 'Invalid request'),
  show_presence: checkbox,
});

/** An answer to the question on the home page whether friends see the member in class. */
export const answerPresenceSchema = z.object({ show_presence: z.enum(['on', 'off'], 'Invalid request') });

/** An answer to the question on the home page whether to be reminded of classes. */
export const answerReminderSchema = z.object({
  reminders: z.enum(['on', 'off'], 'Invalid request'),
  minutes_before: minutesBefore.optional(),
  batch: batchTime.optional(),
});

const currentPasswordField = z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING).max(1000);

export const confirmPhoneSchema = z.object({
  otp: oneTimeCodeField,
  current_password: currentPasswordField,
});

export const deleteAccountSchema = z.object({ password: currentPasswordField });
