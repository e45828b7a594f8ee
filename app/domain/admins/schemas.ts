import { z } from 'zod';
import { optionalText, requiredText } from '~/lib/text';
import { optionalWholeNumber } from '~/lib/whole-number';
import { GENDERS } from '../members/policy';
import { DELETE_WORD, USER_SORTS } from './policy';

const PASSWORD_MISSING = 'Please enter your password';

export const adminLoginSchema = z.object({
  username: requiredText('Please enter your username', 100),
  password: z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING).max(1000),
});

const LIMIT = { default: 20, max: 100 };

/** Which members, in which order, and which part of them. A limit above a hundred is clamped. Source: admin spec, 7 and 9. */
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
  /** Where a page near the one that is asked for begins, as `cursor` of an earlier answer said. */
  near: z.string().max(400).optional(),
});

export const deleteUserFormSchema = z.object({
  confirm: requiredText(`Please type ${DELETE_WORD}`, 20).refine(
    (word) => word.trim().toUpperCase() === DELETE_WORD,
    `Please type ${DELETE_WORD}`,
  ),
});
