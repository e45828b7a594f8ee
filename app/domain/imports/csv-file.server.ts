import { Readable } from 'node:stream';
import { CsvError, parse, type Options } from 'csv-parse';
import { untranslated } from '~/i18n/messages/message';
import { cutText } from '~/lib/cut-text';
import { formatCount } from '~/lib/format-number';
import { getFileRule } from '../content/policy';
import { createInvalidFieldError, DomainError } from '../errors';

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Maximum row length in bytes. A longer row has an unclosed quotation mark or a cell that is too
 * long.
 */
const MAX_ROW_BYTES = 100_000;

const MAX_COLUMNS = 100;

/** Maximum length of a column name. */
const MAX_HEADER = 1_000;

export interface CsvFormat {
  /** Name of the encoding, as `TextDecoder` expects it. */
  encoding: string;
  delimiter: string;
}

export interface CsvHead extends CsvFormat {
  headers: string[];
  /** The first row after the headers. */
  example: string[];
}

const EMPTY = untranslated('The file has no rows. The first row must contain the names of the columns.');
const TOO_WIDE = untranslated(`The file has more than ${MAX_COLUMNS} columns. Please remove some.`);
const LONG_HEADER = untranslated(
  `A cell of the first row is longer than ${formatCount(MAX_HEADER)} characters. The first row must contain the names of the columns.`,
);

/** Describes a damaged file for staff. */
export function describeCsvError({ code }: CsvError): string {
  return code === 'CSV_MAX_RECORD_SIZE'
    ? `A row of the file is longer than ${formatCount(MAX_ROW_BYTES)} characters. Please shorten it, or close its quotation mark.`
    : 'The file cannot be read to its end: a quotation mark is not closed.';
}

/**
 * Detects the encoding and the delimiter of a CSV file, and reads its headers and its first row.
 * Throws `invalid` if there are none.
 */
export async function readCsvHead(open: () => AsyncIterable<Uint8Array>): Promise<CsvHead> {
  const encoding = await detectEncoding(open());
  const delimiter = await detectDelimiter(open(), encoding);
  const rows: string[][] = [];
  try {
    for await (const cells of readCsvRows(open(), { encoding, delimiter })) {
      if (rows.length > 0 || !isBlank(cells)) rows.push(cells);
      if (rows.length === 2) break;
    }
  } catch (error) {
    if (error instanceof CsvError) throw createInvalidFieldError('file', untranslated(describeCsvError(error)));
    throw error;
  }
  const [headers, example = []] = rows;
  if (headers && headers.length > MAX_COLUMNS) throw createInvalidFieldError('file', TOO_WIDE);
  if (headers?.some((name) => name.length > MAX_HEADER)) throw createInvalidFieldError('file', LONG_HEADER);
  if (!headers || rows.length < 2) throw createInvalidFieldError('file', EMPTY);
  const shorten = (cell: string) => cutText(cell.trim(), 100);
  return {
    encoding,
    delimiter,
    headers: headers.map(shorten),
    example: headers.map((_, at) => shorten(example[at] ?? '')),
  };
}

export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** Reads the rows of a CSV file with its headers. Throws `CsvError` if the file is damaged. */
export async function* readCsvRows(
  chunks: AsyncIterable<Uint8Array>,
  { encoding, delimiter }: CsvFormat,
): AsyncGenerator<string[], void> {
  const options: Options = {
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_BYTES,
  };
  const text = Readable.from(decode(chunks, encoding));
  const parser = parse(options);
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  try {
    for await (const cells of parser) yield cells as string[];
  } finally {
    text.destroy();
  }
}

async function* decode(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Detects UTF-8, and otherwise Windows-1252. Throws `unsupported_type` if there is a NUL byte. */
async function detectEncoding(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const canDecode = (chunk?: Uint8Array) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
      return true;
    } catch {
      return false;
    }
  };
  let isUtf8 = true;
  for await (const chunk of chunks) {
    if (chunk.includes(0)) {
      const { wrongType } = getFileRule('import_file');
      throw new DomainError('unsupported_type', wrongType, { fields: { file: [wrongType] } });
    }
    isUtf8 &&= canDecode(chunk);
  }
  return isUtf8 && canDecode() ? 'utf-8' : 'windows-1252';
}

/** Returns the delimiter that occurs most often outside of quotation marks in the first line. */
async function detectDelimiter(chunks: AsyncIterable<Uint8Array>, encoding: string): Promise<string> {
  let text = '';
  for await (const part of decode(chunks, encoding)) {
    text += part;
    const start = text.search(/\S/);
    if (text.length > MAX_ROW_BYTES || (start >= 0 && /[\r\n]/.test(text.slice(start)))) break;
  }
  const line = /\S.*/.exec(text.replaceAll(/"[^"]*"/g, ''))?.[0] ?? '';
  const count = (delimiter: string) => line.split(delimiter).length;
  return [...DELIMITERS].sort((one, other) => count(other) - count(one))[0] ?? ',';
}
