import { z } from 'zod';
import { createOptionalTextField } from '~/domain/text-fields';
import { toE164 } from '~/lib/phone';
import { optionalWholeNumberSchema } from '~/lib/whole-number';

/** Validates the form for the contact settings. Source: docs/rules.md#contact. */
export const updateContactSchema = z.object({
  email: createOptionalTextField(254).refine(
    (email) => email === undefined || z.email().safeParse(email).success,
    'Enter an email such as help@example.in',
  ),
  whatsapp: createOptionalTextField(30)
    .refine((typed) => typed === undefined || toE164(typed) !== null, 'Please enter a valid phone number')
    .transform((typed) => (typed === undefined ? undefined : (toE164(typed) ?? undefined))),
  /** The version is 0 before the first save. */
  version: optionalWholeNumberSchema('version must be a whole number', { min: 0 }),
});
