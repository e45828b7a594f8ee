/** A quoted text, an address with `@`, `/` or `?`, a long number, and letters beyond ASCII. */
const VALUES = /"[^"]*"?|'[^']*'?|\S*[@/?]\S*|\+?\d[\d -]{3,}|[^\0-\x7f]+/g;

/**
 * The message of an error without what a person may have typed. Libraries quote such values; the
 * last line of Prisma's messages is the reason, and those before it contain the arguments.
 */
export function withoutValues(message: string): string {
  const [reason = ''] = message
    .split('\n')
    .filter((line) => line.trim())
    .reverse();
  return reason.replaceAll(VALUES, '…').trim();
}
