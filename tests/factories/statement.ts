import type { UploadedFile } from '~/domain/content/uploaded-file.server';
import type { ImportStatementInput } from '~/domain/statements/schemas';
import { uploaded } from './picture';

interface Credit {
  /** Date in the format of the bank. */
  date?: string;
  /** Amount in rupees. */
  amount: number | string;
  utr?: string;
  text?: string;
}

/** Creates a CSV file of a bank, with the address of the bank above the header. */
export function statementFile(credits: readonly Credit[], name = 'statement.csv'): UploadedFile {
  const rows = credits.map(
    ({ date = '20/11/2026', amount, utr = '', text = 'UPI' }) => `${date},"${text}",${utr},,${amount},"1,00,000.00"`,
  );
  const header = 'Txn Date,Narration,UTR,Debit,Credit,Balance';
  return csvFile(['Example Bank', 'Branch, Road, Pune', '', header, ...rows, 'Total,,,,999.00,'].join('\r\n'), name);
}

export function csvFile(text: string | Uint8Array, name = 'statement.csv'): UploadedFile {
  return uploaded(typeof text === 'string' ? new TextEncoder().encode(text) : text, name);
}

let accounts = 0;

/** The input of the form for a new bank account. */
export function newAccount(more: Partial<ImportStatementInput> = {}): ImportStatementInput {
  accounts += 1;
  return { account: 'new', name: `Bank ${accounts}`, kind: 'bank', date_order: 'dmy', ...more } as ImportStatementInput;
}
