/** A formula may be full-width or stand behind what is not seen. */
const FORMULA = /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type Row<Name extends string> = Readonly<Record<Name, string | number>>;

/** As spreadsheets read it: UTF-8 with its mark, lines ended by CR LF, no formulas. */
export function toCsv<Name extends string>(columns: readonly Name[], rows: readonly Row<Name>[]): string {
  return `\uFEFF${columns.map(cell).join(',')}\r\n${csvLines(columns, rows)}`;
}

export function csvLines<Name extends string>(columns: readonly Name[], rows: readonly Row<Name>[]): string {
  return rows.map((row) => `${columns.map((name) => cell(row[name])).join(',')}\r\n`).join('');
}
