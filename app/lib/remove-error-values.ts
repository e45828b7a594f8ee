/**
 * Matches values in error messages: quoted text, URLs and email addresses, long numbers, and
 * non-ASCII characters.
 */
const VALUES = /"[^"]*"?|'[^']*'?|\S*[@/?]\S*|\+?\d[\d -]{3,}|[^\0-\x7f]+/g;

/** Longer messages are cut, because the pattern takes quadratic time for text without blanks. */
const MAX_LENGTH = 500;

/**
 * Returns an error message without values that a person may have typed, because libraries quote
 * them in their messages. Only the last line is kept: in Prisma's messages it is the reason, and
 * the lines before it contain the arguments.
 */
export function removeErrorValues(message: string): string {
  const [reason = ''] = message
    .split('\n')
    .filter((line) => line.trim())
    .reverse();
  return reason.slice(0, MAX_LENGTH).replaceAll(VALUES, '…').trim();
}
