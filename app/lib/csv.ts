/** A cell that a spreadsheet would take for a formula, its full-width twin or one behind what is not seen, is quoted as text. */
const FORMULA = /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type Row<Name extends string> = Readonly<Record<Name, string | number>>;

/** Rows as CSV with a line of column names, as spreadsheets read it: UTF-8 with its mark, lines ended by CR LF, no formulas. */
export function toCsv<Name extends string>(columns: readonly Name[], rows: readonly Row<Name>[]): string {
  return `\uFEFF${columns.map(cell).join(',')}\r\n${csvLines(columns, rows)}`;
}

/** More rows of the same file. */
export function csvLines<Name extends string>(columns: readonly Name[], rows: readonly Row<Name>[]): string {
  return rows.map((row) => `${columns.map((name) => cell(row[name])).join(',')}\r\n`).join('');
}
