import { fieldError } from '~/i18n/messages/say';
import { z } from 'zod';

/** PostgreSQL keeps no NUL and no half of a surrogate pair, pictures and feeds no noncharacters. */
const NO_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/u;

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

export function requiredText(message: string, maxLength: number) {
  return z
    .string({ error: message })
    .refine((text) => text.trim() !== '', message)
    .pipe(cleanText(maxLength));
}

const NAME =
  /^(?!\p{Default_Ignorable_Code_Point})\p{L}(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\d '.-]|(?<=\p{M})[\u200c\u200d](?=\p{L}))*$/u;

const PILED_MARKS = /\p{M}{5}/u;

const NAME_INVALID = fieldError("Please use letters, spaces and ' . - alone in your name");

/** No invisible characters, reversed text or line breaks: names stand beside one another. */
export function personName(message: string, maxLength: number) {
  return requiredText(message, maxLength)
    .transform((name) => name.replace(/\p{Zs}+/gu, ' ').replace(/\u2019/g, "'"))
    .refine((name) => NAME.test(name) && !PILED_MARKS.test(name), NAME_INVALID);
}

/** A union says of itself only that nothing fits. */
function problemWithText({ errors }: z.core.$ZodRawIssue): string | undefined {
  return (errors as z.core.$ZodIssue[][] | undefined)?.at(-1)?.[0]?.message;
}

/** Absent, null and blank are the same, whether a form or JSON left it out. */
export function optionalText(maxLength: number) {
  return z
    .union([z.literal(''), z.null(), cleanText(maxLength)], { error: problemWithText })
    .optional()
    .transform((text) => text || undefined);
}
