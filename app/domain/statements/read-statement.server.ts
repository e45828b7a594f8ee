import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { untranslated } from '~/i18n/messages/message';
import type { LocalDate } from '~/lib/calendar';
import { cutText } from '~/lib/cut-text';
import { readAllBytes, type UploadedFile } from '../content/uploaded-file.server';
import { createInvalidFieldError } from '../errors';
import { findQrReferences } from '../donations/qr-reference';
import { findChequeNumbers, findNumbers, parseAmountPaise, parseDate, parseType } from './parse-cell';
import {
  MAX_SHOWN_ERRORS,
  MAX_STATEMENT_LINES,
  type DateOrder,
  type LineField,
  type StatementColumns,
  type StatementKind,
} from './policy';
import { findColumns, guessColumns } from './statement-columns';

const CHUNK_LETTERS = 64 * 1024;

/** Maximum number of rows above the header, in which banks print their address. */
const MAX_ROWS_ABOVE = 60;

export interface StatementFormat {
  kind: StatementKind;
  dateOrder: DateOrder;
  /** The stored columns of a known account, or the columns that staff typed. */
  columns: Partial<StatementColumns>;
  /** True if columns that are missing in `columns` are guessed. */
  isNew: boolean;
}

export interface CreditLine {
  line: number;
  day: LocalDate;
  amount_paise: number;
  net_paise: number | null;
  tax_paise: number | null;
  payout_utr: string | null;
  description: string;
  numbers: string[];
  qr_references: string[];
  fingerprint: Buffer;
}

export interface StatementFile {
  columns: StatementColumns;
  credits: CreditLine[];
  debits: number;
  undated: number;
}

interface Settings {
  timeZone: string;
  today: LocalDate;
  memberIdPrefix: string;
}

/**
 * Reads the credits of a CSV file. Throws `invalid` at the field `file` with the line and the
 * reason of each error, and at a column field if the file has no such column.
 * Source: docs/rules.md#bank-statements.
 */
export async function readStatement(
  file: UploadedFile,
  format: StatementFormat,
  settings: Settings,
): Promise<StatementFile> {
  const text = decode(await readAllBytes(file));
  const reader = new StatementReader(format, settings);
  try {
    const parser = Readable.from(slices(text)).pipe(
      parse({ bom: true, delimiter: findDelimiter(text), info: true, relax_column_count: true, relax_quotes: true }),
    );
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>)
      reader.add(record, info.lines);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw createInvalidFieldError('file', untranslated(`Line ${Number(error.lines) || '?'}: ${error.message}`));
  }
  return reader.finish();
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    const part = cutText(text.slice(at), CHUNK_LETTERS);
    yield part;
    at += part.length;
  }
}

/** Decodes UTF-8, and otherwise Windows-1252. Throws `invalid` for files that are not text. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw createInvalidFieldError('file', untranslated('This is an Excel file. Please save it as CSV.'));
  if (bytes.includes(0))
    throw createInvalidFieldError('file', untranslated('This is not a CSV file in UTF-8 or Windows-1252.'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns the separator that occurs most often in one of the first lines. */
function findDelimiter(text: string): string {
  const lines = text.slice(0, CHUNK_LETTERS).split(/\r?\n|\r/, MAX_ROWS_ABOVE);
  const count = (separator: string) => Math.max(...lines.map((line) => line.split(separator).length));
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

class StatementReader {
  readonly #format: StatementFormat;
  readonly #settings: Settings;
  readonly #credits: CreditLine[] = [];
  readonly #errors: string[] = [];
  readonly #seen = new Map<string, number>();
  #header: { columns: StatementColumns; places: Partial<Record<LineField, number>> } | null = null;
  #widest: string[] = [];
  #rows = 0;
  #debits = 0;
  #undated = 0;

  constructor(format: StatementFormat, settings: Settings) {
    this.#format = format;
    this.#settings = settings;
  }

  add(row: string[], line: number): void {
    this.#rows += 1;
    if (!this.#header) return this.#addAbove(row);
    const cell = (field: LineField) => row[this.#header?.places[field] ?? row.length]?.trim() ?? '';
    const problem = this.#addRow(cell, line);
    if (problem !== null) this.#errors.push(`Line ${line}: ${problem}`);
  }

  finish(): StatementFile {
    if (!this.#header) throw this.#createNoHeaderError();
    if (this.#errors.length > 0) {
      const more = this.#errors.length - MAX_SHOWN_ERRORS;
      const shown = this.#errors.slice(0, MAX_SHOWN_ERRORS).join(' ');
      throw createInvalidFieldError(
        'file',
        untranslated(`Nothing was imported. ${shown}${more > 0 ? ` And ${more} more lines.` : ''}`),
      );
    }
    if (this.#credits.length > MAX_STATEMENT_LINES)
      throw createInvalidFieldError(
        'file',
        untranslated(`A file has at most ${MAX_STATEMENT_LINES} credits. Please import fewer days at a time.`),
      );
    const { columns } = this.#header;
    return { columns, credits: this.#credits, debits: this.#debits, undated: this.#undated };
  }

  #addAbove(row: string[]): void {
    if (this.#rows > MAX_ROWS_ABOVE) return;
    if (row.length > this.#widest.length) this.#widest = row;
    const { kind, isNew, columns: known } = this.#format;
    const columns = isNew ? guessColumns(kind, row, known) : (known as StatementColumns);
    const places = columns && findColumns(row, columns);
    if (columns && places) this.#header = { columns, places };
  }

  /** Adds a row, and returns the reason if the row has an error. */
  #addRow(cell: (field: LineField) => string, line: number): string | null {
    const date = cell('date');
    if (!/\d/.test(date)) {
      if (cell('amount') !== '' || date !== '') this.#undated += 1;
      return null;
    }
    const { timeZone, today } = this.#settings;
    const day = parseDate(date, this.#format.dateOrder, timeZone);
    if (day === null) {
      // Banks print lines such as "Generated on 28/11/2026" below the table.
      const hasAmount = (['amount', 'credit', 'debit'] as const).some((field) => cell(field) !== '');
      if (hasAmount) return `“${clip(date)}” is not a date in the order of this account.`;
      this.#undated += 1;
      return null;
    }
    if (day > today) return `${day} is still to come.`;
    if (this.#header?.places.credit !== undefined) return this.#addEntry(cell, line, day);
    const amount = parseAmountPaise(cell('amount'));
    if (amount === null) return `“${clip(cell('amount'))}” is not an amount in rupees.`;
    const isCredit = this.#header?.places.type === undefined ? true : parseType(cell('type'));
    if (isCredit === null) return `“${clip(cell('type'))}” is neither a credit nor a debit.`;
    if (amount <= 0 || !isCredit) return this.#countDebit();
    this.#addLine({ line, day, amount_paise: amount, net_paise: null, tax_paise: null }, cell);
    return null;
  }

  /**
   * Adds a settlement entry. It is negative if it reduces the payout. The fee is calculated as the
   * amount minus the credit and the tax, because some reports include the tax in the fee and others
   * do not. Returns the reason if the row has an error.
   */
  #addEntry(cell: (field: LineField) => string, line: number, day: LocalDate): string | null {
    const fields = ['amount', 'credit', 'debit', 'tax'] as const;
    const paise = fields.map((field) => parseAmountPaise(cell(field)));
    const wrong = fields[paise.indexOf(null)];
    if (wrong) return `“${clip(cell(wrong))}” is not an amount in rupees.`;
    const [amount = 0, credit = 0, debit = 0, tax = 0] = paise.map(Number);
    if (credit < 0 || debit < 0) return `The ${credit < 0 ? 'credit' : 'debit'} is negative.`;
    const net = credit - debit;
    if (amount === 0) return this.#countDebit();
    const gross = net < 0 ? -amount : amount;
    if (gross - net - tax < 0) return 'The amount is less than the credit and the tax, or than the debit.';
    this.#addLine({ line, day, amount_paise: gross, net_paise: net, tax_paise: tax }, cell);
    return null;
  }

  #countDebit(): null {
    this.#debits += 1;
    return null;
  }

  #addLine(
    line: Pick<CreditLine, 'line' | 'day' | 'amount_paise' | 'net_paise' | 'tax_paise'>,
    cell: (field: LineField) => string,
  ): void {
    const [reference, description, payment] = [cell('reference'), cell('description'), cell('payment')];
    const isSettlement = this.#format.kind === 'settlement';
    const key = JSON.stringify([line.day, line.amount_paise, normalize(reference), normalize(description)]);
    const earlier = this.#seen.get(key) ?? 0;
    this.#seen.set(key, earlier + 1);
    const text = [reference, description].filter(Boolean).join(', ');
    this.#credits.push({
      ...line,
      description: cutText(text.replace(/\p{Cc}/gu, ' '), 500),
      payout_utr: isSettlement ? (findNumbers(reference)[0] ?? null) : null,
      numbers: [
        ...findNumbers(reference, description, payment),
        ...(isSettlement ? [] : findChequeNumbers(reference, description)),
      ],
      qr_references: findQrReferences(this.#settings.memberIdPrefix, `${reference} ${description}`),
      fingerprint: createHash('sha256').update(`${key}${earlier}`).digest(),
    });
  }

  #createNoHeaderError() {
    const { columns, isNew } = this.#format;
    const list = this.#widest.map((name) => name.trim()).filter(Boolean);
    const found = list.length > 0 ? ` Its columns are: ${list.map(clip).join(', ')}.` : ' It is empty.';
    if (!isNew)
      return createInvalidFieldError(
        'file',
        untranslated(
          `This file does not have the columns of this account: ${Object.values(columns).join(', ')}.${found}`,
        ),
      );
    const message = `Which column of this file has the date, and which the credits?${found}`;
    return createInvalidFieldError('date_column', untranslated(message));
  }
}

const normalize = (text: string) => text.toUpperCase().replace(/\s+/g, ' ').trim();

const clip = (text: string) => (text.length > 40 ? `${cutText(text, 40)}…` : text);
