/**
 * Matches text that a spreadsheet would run as a formula, including full-width characters and text
 * after invisible characters.
 */
const FORMULA = /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type Row<Name extends string> = Readonly<Record<Name, string | number>>;

/**
 * Formats rows as CSV for spreadsheets: UTF-8 with a byte order mark, CRLF line endings, and
 * escaped formulas.
 */
export function toCsv<Name extends string>(columns: readonly Name[], rows: readonly Row<Name>[]): string {
  return `\uFEFF${columns.map(cell).join(',')}\r\n${toCsvLines(columns, rows)}`;
}

export function toCsvLines<Name extends string>(columns: readonly Name[], rows: readonly Row<Name>[]): string {
  return rows.map((row) => `${columns.map((name) => cell(row[name])).join(',')}\r\n`).join('');
}
