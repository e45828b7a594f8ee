import { z } from 'zod';
import { toE164 } from './phone';
import { optionalText, requiredText } from './text';

const PHONE_MISSING = 'Please enter your phone number';
const PHONE_INVALID = 'Please enter a valid phone number';

/** A form or body with a phone in `phonenumber` and, from the country picker, `country` (its two letters); adds `phone` as E.164. */
export function withPhone<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .object({ phonenumber: requiredText(PHONE_MISSING, 30), country: optionalText(2), ...shape })
    .superRefine((input, check) => {
      if (phoneIn(input) === null) check.addIssue({ code: 'custom', path: ['phonenumber'], message: PHONE_INVALID });
    })
    .transform((input) => ({ ...input, phone: phoneIn(input) ?? '' }));
}

function phoneIn(input: object): string | null {
  const { phonenumber, country } = input as { phonenumber: string; country?: string };
  return toE164(phonenumber, country);
}
