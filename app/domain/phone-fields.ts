import { toE164 } from '~/lib/phone';
import { toPlainDigits } from '~/lib/digits';
import { encodeFieldMessage } from '~/i18n/messages/message';
import { z } from 'zod';
import { createOptionalTextField, createRequiredTextField } from './text-fields';

const PHONE_MISSING = encodeFieldMessage('Please enter your phone number');
const PHONE_INVALID = encodeFieldMessage('Please enter a valid phone number');

const OTP_SHORT = encodeFieldMessage('Please enter the 6 characters of your OTP');

/** A one-time code. Accepts digits of any script, and spaces, dots or hyphens between them. */
export const oneTimeCodeField = z
  .string({ error: OTP_SHORT })
  .overwrite((typed) => toPlainDigits(typed).replace(/[\s.·\p{Pd}]/gu, ''))
  .regex(/^.{6}$/, OTP_SHORT);

const READ_FROM = new Set<PropertyKey | undefined>([undefined, 'phonenumber', 'country']);

/**
 * Adds the fields `phonenumber` and `country` (the two-letter code from the country picker) to a
 * schema. The output has `phone` in E.164 format instead.
 */
export function createPhoneSchema<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object({ phonenumber: createRequiredTextField(PHONE_MISSING, 30), country: createOptionalTextField(2), ...shape })
    .refine((input) => parsePhone(input) !== null, {
      path: ['phonenumber'],
      error: PHONE_INVALID,
      when: ({ issues }) => !issues.some(({ path }) => READ_FROM.has(path?.[0])),
    })
    .transform((input) => ({ ...input, phone: parsePhone(input) ?? '' }));
}

function parsePhone(input: object): string | null {
  const { phonenumber, country } = input as { phonenumber: string; country?: string };
  return toE164(phonenumber, country);
}
