import { z } from 'zod';
import { isLocalDate } from '~/lib/calendar';
import { optionalText, requiredText } from '~/domain/text-fields';
import { yesOrNo } from '~/lib/yes-or-no';
import { optionalWholeNumber, rowVersion, wholeNumber } from '~/lib/whole-number';
import { deviceToken, newPassword } from '../sessions/schemas';
import { GENDERS } from '../members/policy';
import { DELETE_WORD, PERMISSIONS, USER_SORTS } from './policy';

const PASSWORD_MISSING = 'Please enter your password';

export const adminLoginSchema = z.object({
  device_token: deviceToken,
  username: requiredText('Please enter your username', 100),
  password: z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING).max(1000),
  otp: optionalText(40),
});

const CODE_MISSING = 'Please enter the code';

export const secondStepSchema = z.object({ otp: requiredText(CODE_MISSING, 8000) });

export const confirmTotpSchema = z.object({ code: requiredText(CODE_MISSING, 20) });

export const addPasskeySchema = z.object({
  name: requiredText('Please name the device', 60),
  passkey: requiredText('Please make the passkey in your browser', 8000),
});

export const removePasskeySchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
});

const LIMIT = { default: 20, max: 100 };

/** A limit above a hundred is clamped. Source: docs/specification/back-office.md#constants. */
export const listUsersSchema = z.object({
  search: optionalText(100),
  gender: z
    .union([z.literal(''), z.enum(GENDERS)], { error: 'gender must be Male, Female or Other' })
    .optional()
    .transform((gender) => gender || undefined),
  page: optionalWholeNumber('page must be a number above 0').transform((page) => page ?? 1),
  limit: optionalWholeNumber('limit must be a number above 0').transform((limit) =>
    Math.min(limit ?? LIMIT.default, LIMIT.max),
  ),
  order_by: z.enum(USER_SORTS, { error: `order_by must be one of ${USER_SORTS.join(', ')}` }).default('karma_points'),
  order_dir: z
    .string()
    .toUpperCase()
    .pipe(z.enum(['ASC', 'DESC'], { error: 'order_dir must be ASC or DESC' }))
    .default('DESC'),
});

export const deleteUserFormSchema = z.object({
  confirm: requiredText(`Please type ${DELETE_WORD}`, 20).refine(
    (word) => word === DELETE_WORD,
    `Please type ${DELETE_WORD}`,
  ),
});

const person = {
  name: requiredText('Please enter the name', 100),
  email: requiredText('Please enter the email', 254).pipe(z.email('Enter an email such as name@example.in')),
  permissions: z.array(z.enum(PERMISSIONS)).default([]),
};

const USERNAME = 'Use 3 to 40 small letters, digits, dots or dashes';

export const addAdminSchema = z.object({
  ...person,
  username: requiredText('Please enter a username', 40)
    .transform((name) => name.toLowerCase())
    .refine((name) => /^[a-z\d][a-z\d.-]{2,39}$/.test(name), USERNAME),
  password: newPassword,
  memberPhone: optionalText(30),
});

export const updateAdminSchema = z.object({
  ...person,
  disabled: yesOrNo('disabled', false),
  version: rowVersion,
});

export const setAdminPasswordSchema = z.object({ newPassword });

export const changeOwnPasswordSchema = z.object({
  password: z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING).max(1000),
  newPassword,
});

/** `before` is the cursor where the previous page ended. */
export const auditLogSchema = z.object({
  actor: optionalWholeNumber('actor must be a number'),
  action: optionalText(60),
  subject: optionalText(60),
  day: z.string().refine(isLocalDate).optional().catch(undefined),
  before: z
    .string()
    .regex(/^\d{1,14}\.\d{1,18}$/)
    .optional()
    .catch(undefined),
});

export const correctKarmaSchema = z.object({
  karma_points: wholeNumber('Please enter a number from 0 to 1,00,00,000', { min: 0, max: 10_000_000 }),
  /** The balance can be negative after a refund. */
  seen_points: wholeNumber('seen_points must be a whole number', { min: -2_147_483_648 }),
  reason: requiredText('Please say why', 300),
});
