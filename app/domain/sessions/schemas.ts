import { z } from 'zod';
import { LANGUAGES } from '~/i18n/languages';
import { oneTimeCodeField, createPhoneSchema } from '~/domain/phone-fields';
import { createOptionalTextField, createPersonNameField } from '~/domain/text-fields';
import { readReferralCode } from '../referrals/referral-code';
import { batchChoiceField } from '../members/schemas';
import { MIN_PASSWORD_LENGTH } from './policy';
import { encodeFieldMessage } from '~/i18n/messages/message';

const PASSWORD_MISSING = encodeFieldMessage('Please enter your password');
const PASSWORD_SHORT = encodeFieldMessage('Password must be at least 6 characters long!');
const PASSWORD_LONG = encodeFieldMessage('Password must be at most 128 characters long!');
const PASSWORDS_DIFFER = encodeFieldMessage('Passwords do not match!');

/**
 * Validates the length of a new password. Common passwords are rejected on the server, so that
 * browsers do not have to download the list.
 */
export const newPasswordField = z
  .string({ error: PASSWORD_SHORT })
  .min(MIN_PASSWORD_LENGTH, PASSWORD_SHORT)
  .max(128, PASSWORD_LONG);

export const deviceTokenField = createOptionalTextField(100);

const currentPasswordField = z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING).max(1000);

export const loginSchema = createPhoneSchema({
  device_token: deviceTokenField,
  password: currentPasswordField,
});

const tickedBox = z
  .union([z.boolean(), z.enum(['on', ''])], { error: 'must be true or false' })
  .optional()
  .transform((given) => given === true || given === 'on');

/** Accepts any text, because a code that cannot be read never stops a sign-up. */
const referralCodeField = z
  .union([z.string(), z.null()], { error: 'referral_code must be a text' })
  .optional()
  .transform((typed) => (typed?.trim() ? readReferralCode(typed) : undefined));

const signUpFields = {
  reminders: tickedBox,
  name: createPersonNameField(encodeFieldMessage('Please enter your name'), 100),
  password: newPasswordField,
  referral_code: referralCodeField,
  challenge: tickedBox,
  batch: batchChoiceField.optional(),
  language: z
    .union([z.literal('').transform(() => undefined), z.enum(LANGUAGES)], {
      error: encodeFieldMessage('Invalid request'),
    })
    .optional(),
};

export const signUpSchema = createPhoneSchema(signUpFields);

const consentField = z.literal('on', { error: encodeFieldMessage('Please tick the box if you agree') });

/**
 * Fields of the sign-up form. Unlike the API, the form requires consent to the policies.
 * Source: docs/rules.md#sign-up.
 */
export const signUpFormSchema = createSignUpFormSchema(newPasswordField);

export function createSignUpFormSchema(password: typeof newPasswordField) {
  return createPhoneSchema({ ...signUpFields, password, consent: consentField });
}

export const forgotPasswordSchema = createPhoneSchema({ device_token: deviceTokenField });

export const loginCodeSchema = createPhoneSchema({ otp: oneTimeCodeField, device_token: deviceTokenField });

export const resetPasswordSchema = createPhoneSchema({
  otp: oneTimeCodeField,
  newPassword: newPasswordField,
  device_token: deviceTokenField,
});

export const oneTimeCodeSchema = z.object({ otp: oneTimeCodeField });

const newPasswordTwice = z
  .object({ newPassword: newPasswordField, confirmPassword: z.string({ error: PASSWORDS_DIFFER }) })
  .refine((input) => input.newPassword === input.confirmPassword, {
    path: ['confirmPassword'],
    message: PASSWORDS_DIFFER,
  });

export const resetPasswordFormSchema = newPasswordTwice.safeExtend({ otp: oneTimeCodeField });

export const changePasswordSchema = z.object({ current_password: currentPasswordField, newPassword: newPasswordField });

export const changePasswordFormSchema = newPasswordTwice.safeExtend({ current_password: currentPasswordField });

export const restorePhoneSchema = newPasswordTwice;

/** Without a password, an existing password stays. */
export const accountSetupSchema = z.object({
  name: signUpFields.name,
  newPassword: newPasswordField.optional(),
});

export const startEmptyAccountSchema = z.object({
  name: signUpFields.name,
  newPassword: newPasswordField,
  consent: consentField,
});
