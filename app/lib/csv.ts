/** A spreadsheet takes a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as a CSV document with the keys of the first as its head; none for no rows. Every text is quoted, and one that a spreadsheet would run as a
 * formula begins with an apostrophe, which keeps it text. Starts with a byte order mark, so that Excel reads it as UTF-8.
 */
export function toCsv(rows: readonly object[]): string {
  const [first] = rows;
  if (!first) return '';
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row) as unknown[])];
  return `\uFEFF${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

function cellOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : '';
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
