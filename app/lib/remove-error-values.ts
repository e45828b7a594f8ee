/** Matches quoted text, URLs and addresses, long numbers and letters beyond ASCII. */
const VALUES = /"[^"]*"?|'[^']*'?|\S*[@/?]\S*|\+?\d[\d -]{3,}|[^\0-\x7f]+/g;

/**
 * Returns an error message without text that a person may have typed, because libraries quote such
 * values. The last line of Prisma's messages is the reason, and the lines before it contain the
 * arguments.
 */
export function removeErrorValues(message: string): string {
  const [reason = ''] = message
    .split('\n')
    .filter((line) => line.trim())
    .reverse();
  return reason.replaceAll(VALUES, '…').trim();
}
