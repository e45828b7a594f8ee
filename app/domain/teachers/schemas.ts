import { z } from 'zod';
import { FACES } from '~/domain/members/policy';
import { createOptionalTextField, createRequiredTextField } from '~/domain/text-fields';
import { createTranslationsSchema } from '~/domain/translations';
import { rowVersionSchema } from '~/lib/whole-number';

export const createTeacherSchema = z.object({
  name: createRequiredTextField('Please enter the name', 120),
  line: createOptionalTextField(200),
  face: z
    .union([z.literal(''), z.enum(FACES)], { error: 'Please choose a face' })
    .optional()
    .transform((face) => face || null),
  translations: createTranslationsSchema('teachers'),
});

export const teacherFormSchema = createTeacherSchema.extend({
  version: rowVersionSchema,
  remove_photo: z.literal('on', 'Invalid request').optional(),
});
