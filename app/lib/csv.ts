/** A cell that a spreadsheet would take for a formula is quoted as text. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV with a line of column names, as spreadsheets read it: UTF-8 with its mark, lines ended by CR LF, no formulas. */
export function toCsv<Name extends string>(
  columns: readonly Name[],
  rows: readonly Readonly<Record<Name, string | number>>[],
): string {
  const lines = [columns.map(cell), ...rows.map((row) => columns.map((name) => cell(row[name])))];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}
