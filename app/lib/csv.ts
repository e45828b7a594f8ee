/** Matches formulas, also with full-width characters or after invisible ones. */
const FORMULA = /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type Row<Name extends string> = Readonly<Record<Name, string | number>>;

/** Formats CSV for spreadsheets: UTF-8 with a byte order mark, CRLF line ends, formulas escaped. */
export function toCsv<Name extends string>(columns: readonly Name[], rows: readonly Row<Name>[]): string {
  return `\uFEFF${columns.map(cell).join(',')}\r\n${toCsvLines(columns, rows)}`;
}

export function toCsvLines<Name extends string>(columns: readonly Name[], rows: readonly Row<Name>[]): string {
  return rows.map((row) => `${columns.map((name) => cell(row[name])).join(',')}\r\n`).join('');
}
