import { fieldError } from '~/i18n/messages/say';
import { z } from 'zod';

/**
 * PostgreSQL keeps no NUL and no half of a surrogate pair, pictures and feeds no noncharacters, and
 * no name or answer needs the other control characters; lines and tabs are text.
 */
const NO_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/u;

/** Whether a text can be kept and shown wherever texts are. */
export function isText(text: string): boolean {
  return !NO_TEXT.test(text);
}

const cleanText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, fieldError('Please keep this under {count} characters', { count: maxLength + 1 }))
    .refine(isText, fieldError('Please remove the special characters'))
    .transform((text) => text.normalize('NFC'));

/** Text that must be there; the message says so in the product's words. */
export function requiredText(message: string, maxLength: number) {
  return z
    .string({ error: message })
    .refine((text) => text.trim() !== '', message)
    .pipe(cleanText(maxLength));
}

/** A union says of itself only that nothing fits; what was wrong with the text is said instead. */
function problemWithText({ errors }: z.core.$ZodRawIssue): string | undefined {
  return (errors as z.core.$ZodIssue[][] | undefined)?.at(-1)?.[0]?.message;
}

/** Text that may be missing: absent, null and blank are the same, whether a form or JSON left it out. */
export function optionalText(maxLength: number) {
  return z
    .union([z.literal(''), z.null(), cleanText(maxLength)], { error: problemWithText })
    .optional()
    .transform((text) => text || undefined);
}
