import { stringify } from 'csv-stringify/sync';

/**
 * Matches texts that a spreadsheet may run as a formula, also after blanks or invisible characters.
 * A tab or a carriage return may hide a formula as well.
 */
const FORMULA = /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/** A phone in E.164 format. A spreadsheet reads it as a number, so it needs no apostrophe. */
const PHONE = /^\+\d{7,15}$/;

const OPTIONS = {
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
  cast: { string: (text: string) => (FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text) },
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
