import { z } from 'zod';
import { createTranslationsSchema } from '~/domain/translations';
import { createRequiredTextField } from '~/domain/text-fields';
import { createOptionalWholeNumberSchema, rowIdSchema, rowVersionSchema } from '~/lib/whole-number';
import { createYesOrNoSchema } from '~/lib/yes-or-no';
import { PLAN_TYPES } from './policy';

const MISSING = 'Please fill in all required fields';
const NO_KARMA = 'Please specify karma points required for karma type';
const NO_OWNER = 'Please specify user ID for personalized plan';

/**
 * `user_id` does not filter. A member who sends the id of another member gets 403; for other
 * callers it is ignored.
 */
export const dietPlansSchema = z.object({ user_id: z.string().optional() });

const kind = z
  .union([z.literal(''), z.null(), z.enum(PLAN_TYPES)], { error: 'Please choose a type' })
  .optional()
  .transform((type) => type || PLAN_TYPES[0]);

const fields = z.object({
  title: createRequiredTextField(MISSING, 120),
  description: createRequiredTextField(MISSING, 1000),
  type: kind,
  karma_points: createOptionalWholeNumberSchema(NO_KARMA, { max: 1_000_000 }),
  user_id: createOptionalWholeNumberSchema(NO_OWNER),
  isPrivate: createYesOrNoSchema('isPrivate', false),
  translations: createTranslationsSchema('diet_plans'),
  version: rowVersionSchema,
});

/**
 * Validates the form that adds or edits a diet plan.
 * Source: docs/specification/back-office.md#validation.
 */
export const saveDietPlanSchema = fields
  .refine(({ type, karma_points }) => type !== 'karma' || karma_points !== undefined, {
    path: ['karma_points'],
    message: NO_KARMA,
  })
  .refine(({ type, user_id }) => type !== 'personalized' || user_id !== undefined, {
    path: ['user_id'],
    message: NO_OWNER,
  });

export const listStaffPlansSchema = z.object({
  type: z
    .union([z.literal(''), z.enum(PLAN_TYPES)], { error: 'type must be free, karma or personalized' })
    .optional()
    .transform((type) => type || undefined),
  page: createOptionalWholeNumberSchema('page must be a number above 0', { max: 100_000 }).transform(
    (page) => page ?? 1,
  ),
});

export const deleteDietPlanSchema = z.object({ id: rowIdSchema });
