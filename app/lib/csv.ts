import { stringify } from 'csv-stringify/sync';

/**
 * Matches formulas after blanks or invisible characters. A spreadsheet runs them too, but
 * csv-stringify escapes only formulas at the start of a cell.
 */
const HIDDEN_FORMULA = /^[\s\p{Cf}]+[=+\-@＝＋－＠]/u;

const OPTIONS = {
  record_delimiter: 'windows',
  escape_formulas: true,
  quoted_match: /[\r\n]/,
  cast: { string: (text: string) => (HIDDEN_FORMULA.test(text) ? `'${text}` : text) },
} as const;

type Row<Name extends string> = Readonly<Record<Name, string | number>>;

/**
 * Formats rows as CSV for spreadsheets: UTF-8 with a byte order mark, CRLF line endings, and
 * escaped formulas.
 */
export function toCsv<Name extends string>(columns: readonly Name[], rows: readonly Row<Name>[]): string {
  return stringify([...rows], { ...OPTIONS, columns: [...columns], header: true, bom: true });
}

/**
 * Formats the rows that follow the header of `toCsv`. Rows are passed to csv-stringify as arrays,
 * because looking up a column by its name takes as long as formatting it.
 */
export function toCsvLines<Name extends string>(columns: readonly Name[], rows: readonly Row<Name>[]): string {
  return stringify(
    rows.map((row) => columns.map((name) => row[name])),
    OPTIONS,
  );
}
