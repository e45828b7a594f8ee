import { encodeFieldMessage } from '~/i18n/messages/message';
import { z } from 'zod';

/**
 * Matches characters that are rejected. PostgreSQL cannot store NUL or unpaired surrogates, and
 * images and feeds cannot contain noncharacters.
 */
const NO_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/u;

export function isPlainText(text: string): boolean {
  return !NO_TEXT.test(text);
}

const createCleanTextSchema = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, encodeFieldMessage('Please keep this under {count} characters', { count: maxLength + 1 }))
    .refine(isPlainText, encodeFieldMessage('Please remove the special characters'))
    .transform((text) => text.normalize('NFC'));

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\s]/gu;

export function createRequiredTextField(message: string, maxLength: number) {
  return z
    .string({ error: message })
    .refine((text) => text.replaceAll(INVISIBLE, '') !== '', message)
    .pipe(createCleanTextSchema(maxLength));
}

const JOINERS = '\u200c\u200d';
const IGNORABLE = String.raw`\p{Default_Ignorable_Code_Point}\p{Cf}\s`;

/**
 * Viramas of Indic scripts, which suppress the vowel of a consonant. A joiner after a virama
 * changes how the letters are drawn, so it is kept.
 */
const VIRAMAS = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca';

/**
 * Maximum length of a text that is trimmed. Longer texts are rejected anyway, and trimming takes
 * quadratic time.
 */
const MAX_TRIMMED_LENGTH = 1000;

const LEADING = new RegExp(`^[${IGNORABLE}]+`, 'u');
// Written without lookbehind, because Safari before 16.4 cannot parse a script that contains one.
const TRAILING = new RegExp(`([${VIRAMAS}][${JOINERS}])?[${IGNORABLE}]*$`, 'u');
const JOINER_BEFORE_BLANK = new RegExp(`(^|[^${VIRAMAS}])[${JOINERS}]+(?= )`, 'gu');

const HUSBAND_OR_PARENT = String.raw`[cdhsw]\/(?=o(?:[ .]|$))`;

/**
 * Matches allowed names. Names in Indic and Arabic scripts need joiners. Abbreviations such as
 * `W/o` and `S/o` precede the name of a husband or parent.
 */
const NAME = new RegExp(
  [
    String.raw`^(?=\p{L})(?:${HUSBAND_OR_PARENT})?(?:(?!\p{Default_Ignorable_Code_Point})(?:`,
    String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}][\u200c\u200d](?=[\p{L}\p{M} .'-]|$)`,
    String.raw`| ${HUSBAND_OR_PARENT}|[\p{L}\p{M}\d '.-]`,
    '))*$',
  ].join(''),
  'iu',
);

const PILED_MARKS = /\p{M}{5}/u;

const NAME_INVALID = encodeFieldMessage("Please use letters, spaces and ' . - alone in your name");
const NAME_LIKE_LINK = encodeFieldMessage('Please leave a space after each dot in your name');

/**
 * Abbreviations and single letters that may be followed by a dot and a name without a space, such
 * as in "Md.Rafiq".
 */
const ABBREVIATION = /^(?:[a-z]|adv|ca|dr|er|km|kum|late|md|mohd|mr|mrs|ms|prof|pt|shri|smt|sri|st)$/i;

/**
 * Domain endings that are rejected even after a single letter or an abbreviation, such as in
 * `t.me`.
 */
const ADDRESS_ENDING = /^(?:ai|app|cc|co|com|gg|gl|gs|in|io|ly|me|mp|net|org|to|tv|uk|us)$/i;

/** Returns true if the name contains a word that WhatsApp would turn into a link. */
function isLikeLink(name: string): boolean {
  return name.split(' ').some((word) => {
    const parts = word.split('.').filter((part) => part !== '');
    const isLink = (part: string, at: number) => {
      const next = parts[at + 1];
      if (next === undefined || !/^[a-z\d'-]{2,}$/i.test(next)) return false;
      return ADDRESS_ENDING.test(next) || (/[a-z\d]$/i.test(part) && !ABBREVIATION.test(part));
    };
    return parts.some((part, at) => isLink(part, at));
  });
}

/**
 * Schema of a person's name. Rejects invisible characters, reversed text and line breaks, because
 * they would disturb the text around a name.
 */
export function createPersonNameField(message: string, maxLength: number) {
  return z
    .string({ error: message })
    .overwrite((typed) =>
      typed.length > MAX_TRIMMED_LENGTH ? typed : typed.replace(LEADING, '').replace(TRAILING, '$1'),
    )
    .pipe(createRequiredTextField(message, maxLength))
    .transform((name) =>
      name
        .replace(/\p{Zs}+/gu, ' ')
        .replace(JOINER_BEFORE_BLANK, '$1')
        .replace(/\u2019/g, "'"),
    )
    .refine((name) => NAME.test(name) && !PILED_MARKS.test(name), NAME_INVALID)
    .refine((name) => !NAME.test(name) || !isLikeLink(name), NAME_LIKE_LINK);
}

/**
 * Returns the message of the option that failed last, because the error of a union says only that
 * no option matched.
 */
export function findTextProblem({ errors }: z.core.$ZodRawIssue): string | undefined {
  return (errors as z.core.$ZodIssue[][] | undefined)?.at(-1)?.[0]?.message;
}

/**
 * Schema of an optional text in forms and JSON. Missing, null and blank values are treated the
 * same.
 */
export function createOptionalTextField(maxLength: number) {
  return z
    .union([z.literal(''), z.null(), createCleanTextSchema(maxLength)], { error: findTextProblem })
    .optional()
    .transform((text) => text || undefined);
}
