import { z } from 'zod';
import { isLocalDate } from '~/lib/calendar';
import { createOptionalTextField, createRequiredTextField } from '~/domain/text-fields';
import { createYesOrNoSchema } from '~/lib/yes-or-no';
import { createOptionalWholeNumberSchema, rowVersionSchema, createWholeNumberSchema } from '~/lib/whole-number';
import type { AuditTopic } from '../audit/sentences';
import { deviceTokenField, newPasswordField } from '../sessions/schemas';
import { LANGUAGES } from '~/i18n/languages';
import { GENDERS } from '../members/policy';
import { DEFAULT_USER_PAGE_SIZE, DELETE_USER_CONFIRMATION_WORD, PERMISSIONS, USER_SORT_FIELDS } from './policy';

const PASSWORD_MISSING = 'Please enter your password';

export const adminLoginSchema = z.object({
  device_token: deviceTokenField,
  username: createRequiredTextField('Please enter your username', 100),
  password: z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING).max(1000),
  otp: createOptionalTextField(40),
});

const CODE_MISSING = 'Please enter the code';

export const secondStepSchema = z.object({ otp: createRequiredTextField(CODE_MISSING, 8000) });

export const confirmTotpSchema = z.object({ code: createRequiredTextField(CODE_MISSING, 20) });

export const addPasskeySchema = z.object({
  name: createRequiredTextField('Please name the device', 60),
  passkey: createRequiredTextField('Please make the passkey in your browser', 8000),
});

export const removePasskeySchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
});

const MAX_LIMIT = 100;
const MAX_ABSENT_DAYS = 3650;

const createEnumSchema = <const Values extends readonly [string, ...string[]]>(values: Values, error: string) =>
  z
    .union([z.literal(''), z.enum(values)], { error })
    .optional()
    .transform((value) => value || undefined);

/** A `limit` above 100 is reduced to 100. Source: docs/specification/back-office.md#constants. */
export const listUsersSchema = z.object({
  search: createOptionalTextField(100),
  gender: z
    .union([z.literal(''), z.enum(GENDERS)], { error: 'gender must be Male, Female or Other' })
    .optional()
    .transform((gender) => gender || undefined),
  city: createOptionalTextField(100),
  batch: z
    .union([z.literal(''), z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)], 'batch must be a start time such as 06:00')
    .optional()
    .transform((time) => time || undefined),
  language: createEnumSchema(LANGUAGES, `language must be one of ${LANGUAGES.join(', ')}`),
  joined_from: z
    .union([z.literal(''), z.string().refine(isLocalDate)], { error: 'joined_from must be a date' })
    .optional()
    .transform((date) => date || undefined),
  absent_days: createOptionalWholeNumberSchema('absent_days must be a number above 0').transform((days) =>
    days === undefined ? undefined : Math.min(days, MAX_ABSENT_DAYS),
  ),
  proved: createEnumSchema(['yes', 'no'], 'proved must be yes or no'),
  page: createOptionalWholeNumberSchema('page must be a number above 0').transform((page) => page ?? 1),
  limit: createOptionalWholeNumberSchema('limit must be a number above 0').transform((limit) =>
    Math.min(limit ?? DEFAULT_USER_PAGE_SIZE, MAX_LIMIT),
  ),
  order_by: z
    .enum(USER_SORT_FIELDS, { error: `order_by must be one of ${USER_SORT_FIELDS.join(', ')}` })
    .default('karma_points'),
  order_dir: z
    .string()
    .toUpperCase()
    .pipe(z.enum(['ASC', 'DESC'], { error: 'order_dir must be ASC or DESC' }))
    .default('DESC'),
});

/** Fields of a member filter that are used when it is saved or when its members are exported. */
export const memberFilterFields = listUsersSchema.pick({
  search: true,
  gender: true,
  city: true,
  batch: true,
  language: true,
  joined_from: true,
  absent_days: true,
  proved: true,
});

export const saveMemberFilterSchema = z.object({
  name: createRequiredTextField('Please name the filter', 40),
  query: createRequiredTextField('Please choose a filter first', 600),
});

export const deleteMemberFilterSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

export const searchEverythingSchema = z.object({ q: createOptionalTextField(100) });

export const deleteUserFormSchema = z.object({
  confirm: createRequiredTextField(`Please type ${DELETE_USER_CONFIRMATION_WORD}`, 20).refine(
    (word) => word === DELETE_USER_CONFIRMATION_WORD,
    `Please type ${DELETE_USER_CONFIRMATION_WORD}`,
  ),
});

const person = {
  name: createRequiredTextField('Please enter the name', 100),
  email: createRequiredTextField('Please enter the email', 254).pipe(z.email('Enter an email such as name@example.in')),
  permissions: z.array(z.enum(PERMISSIONS)).default([]),
};

const USERNAME = 'Use 3 to 40 small letters, digits, dots or dashes';

export const addAdminSchema = z.object({
  ...person,
  username: createRequiredTextField('Please enter a username', 40)
    .transform((name) => name.toLowerCase())
    .refine((name) => /^[a-z\d][a-z\d.-]{2,39}$/.test(name), USERNAME),
  password: newPasswordField,
  memberPhone: createOptionalTextField(30),
});

export const updateAdminSchema = z.object({
  ...person,
  disabled: createYesOrNoSchema('disabled', false),
  version: rowVersionSchema,
});

export const setAdminPasswordSchema = z.object({ newPassword: newPasswordField });

export const changeOwnPasswordSchema = z.object({
  password: z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING).max(1000),
  newPassword: newPasswordField,
});

/** Filters of the audit log. */
export const auditFilterSchema = z.object({
  actor: createOptionalWholeNumberSchema('actor must be a number'),
  action: createOptionalTextField(60),
  topic: z
    .enum(['money', 'members', 'exported', 'staff', 'classes', 'messages', 'site'] satisfies AuditTopic[])
    .optional()
    .catch(undefined),
  subject: createOptionalTextField(60),
  day: z.string().refine(isLocalDate).optional().catch(undefined),
});

/** `before` is the cursor at which the previous page ended. */
export const auditLogSchema = auditFilterSchema.extend({
  before: z
    .string()
    .regex(/^\d{1,14}\.\d{1,18}$/)
    .optional()
    .catch(undefined),
  entry: z.string().optional(),
});

export const correctKarmaSchema = z.object({
  karma_points: createWholeNumberSchema('Please enter a number from 0 to 1,00,00,000', { min: 0, max: 10_000_000 }),
  /** A member's karma can be negative after a refund. */
  seen_points: createWholeNumberSchema('seen_points must be a whole number', { min: -2_147_483_648 }),
  reason: createRequiredTextField('Please say why', 300),
});
