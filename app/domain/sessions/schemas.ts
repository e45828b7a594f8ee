import { z } from 'zod';
import { withPhone } from '~/domain/phone-fields';
import { optionalText, requiredText } from '~/domain/text-fields';
import { isCommonPassword } from './common-passwords';
import { fieldError } from '~/i18n/messages/say';

const PASSWORD_MISSING = fieldError('Please enter your password');
const PASSWORD_SHORT = fieldError('Password must be at least 6 characters long!');
const PASSWORD_LONG = fieldError('Password must be at most 128 characters long!');
const PASSWORD_COMMON = fieldError('This password is too common. Please choose another one.');
const PASSWORDS_DIFFER = fieldError('Passwords do not match!');
const OTP_SHORT = fieldError('Please enter the 6 characters of your OTP');

/** A password that somebody chooses. */
export const newPassword = z
  .string({ error: PASSWORD_SHORT })
  .min(6, PASSWORD_SHORT)
  .max(128, PASSWORD_LONG)
  .refine((password) => !isCommonPassword(password), {
    error: PASSWORD_COMMON,
    when: ({ issues }) => issues.length === 0,
  });

/** The token of an earlier login on this device, which the device itself may bring. */
export const deviceToken = optionalText(100);

export const loginSchema = withPhone({
  device_token: deviceToken,
  password: z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING).max(1000),
});

export const signUpSchema = withPhone({
  name: requiredText(fieldError('Please enter your name'), 100),
  password: newPassword,
  referral_code: optionalText(40),
});

export const forgotPasswordSchema = withPhone({ device_token: deviceToken });

const otp = z.string({ error: OTP_SHORT }).trim().length(6, OTP_SHORT);

export const resetPasswordSchema = withPhone({ otp, newPassword, device_token: deviceToken });

/** The page knows the phone already and asks for the new password twice. */
export const resetPasswordFormSchema = z
  .object({ otp, newPassword, confirmPassword: z.string({ error: PASSWORDS_DIFFER }) })
  .refine((input) => input.newPassword === input.confirmPassword, {
    path: ['confirmPassword'],
    message: PASSWORDS_DIFFER,
  });
