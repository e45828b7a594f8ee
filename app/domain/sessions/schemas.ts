import { z } from 'zod';
import { LANGUAGES } from '~/i18n/languages';
import { oneTimeCode, withPhone } from '~/domain/phone-fields';
import { optionalText, personName } from '~/domain/text-fields';
import { batchChoice } from '../members/schemas';
import { fieldError } from '~/i18n/messages/say';

const PASSWORD_MISSING = fieldError('Please enter your password');
const PASSWORD_SHORT = fieldError('Password must be at least 6 characters long!');
const PASSWORD_LONG = fieldError('Password must be at most 128 characters long!');
const PASSWORDS_DIFFER = fieldError('Passwords do not match!');

/** The command checks for common passwords, so browsers need not download the list. */
export const newPassword = z.string({ error: PASSWORD_SHORT }).min(6, PASSWORD_SHORT).max(128, PASSWORD_LONG);

export const deviceToken = optionalText(100);

const presentPassword = z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING).max(1000);

export const loginSchema = withPhone({
  device_token: deviceToken,
  password: presentPassword,
});

const tickedBox = z
  .union([z.boolean(), z.enum(['on', ''])], { error: 'must be true or false' })
  .optional()
  .transform((given) => given === true || given === 'on');

const signUpFields = {
  reminders: tickedBox,
  name: personName(fieldError('Please enter your name'), 100),
  password: newPassword,
  referral_code: optionalText(40),
  challenge: tickedBox,
  batch: batchChoice.optional(),
  language: z
    .union([z.literal('').transform(() => undefined), z.enum(LANGUAGES)], { error: fieldError('Invalid request') })
    .optional(),
};

export const signUpSchema = withPhone(signUpFields);

/** The page also requires consent to the policies. Source: docs/rules.md#sign-up. */
export const signUpFormSchema = withPhone({
  ...signUpFields,
  consent: z.literal('on', { error: fieldError('Please tick the box if you agree') }),
});

export const forgotPasswordSchema = withPhone({ device_token: deviceToken });

export const loginCodeSchema = withPhone({ otp: oneTimeCode, device_token: deviceToken });

export const resetPasswordSchema = withPhone({ otp: oneTimeCode, newPassword, device_token: deviceToken });

export const oneTimeCodeSchema = z.object({ otp: oneTimeCode });

const newPasswordTwice = z
  .object({ newPassword, confirmPassword: z.string({ error: PASSWORDS_DIFFER }) })
  .refine((input) => input.newPassword === input.confirmPassword, {
    path: ['confirmPassword'],
    message: PASSWORDS_DIFFER,
  });

export const resetPasswordFormSchema = newPasswordTwice.safeExtend({ otp: oneTimeCode });

export const changePasswordSchema = z.object({ current_password: presentPassword, newPassword });

export const changePasswordFormSchema = newPasswordTwice.safeExtend({ current_password: presentPassword });

export const restorePhoneSchema = newPasswordTwice;
