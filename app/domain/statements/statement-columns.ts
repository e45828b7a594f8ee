import { LINE_FIELDS, type LineField, type StatementColumns, type StatementKind } from './policy';

/** Common column names without spaces and punctuation, most specific first. */
const USUAL_NAMES: Record<StatementKind, Partial<Record<LineField, string>>> = {
  bank: {
    date: 'txndate transactiondate trandate postdate postingdate date valuedate valuedt',
    amount: `
      credit creditamount creditamt creditinr cramount depositamt deposit
      deposits depositamount depositamtinr amount txnamount transactionamount amountinr
    `,
    type: 'drcr crdr debitcredit creditdebit type transactiontype txntype',
    reference: `
      utr utrno utrnumber rrn upirefno refnochequeno chqrefno chqrefnumber
      refno referenceno referencenumber bankreference transactionid txnid reference
    `,
    description: `
      narration description particulars transactionparticulars
      transactionremarks remarks details notes
    `,
  },
  settlement: {
    date: 'settledat settlementdate createdat date',
    amount: 'amount grossamount paymentamount',
    type: 'type transactionentity entitytype transactiontype',
    reference: 'settlementutr utr',
    description: 'entityid paymentid id transactionid',
    credit: 'credit creditamount',
    debit: 'debit debitamount',
    tax: 'tax taxamount gst',
    payment: 'paymentid',
  },
};

/** The amount columns that contain credits only, so that no type column is needed. */
const CREDITS_ONLY = /^(credit|cramount|deposit)/;

/** Normalises a column name: lower case, without spaces and punctuation. */
export const normalizeColumnName = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Returns the position of each column in a header row, or null if a column is missing. */
export function findColumns(
  header: readonly string[],
  columns: StatementColumns,
): Partial<Record<LineField, number>> | null {
  const names = header.map(normalizeColumnName);
  const places: Partial<Record<LineField, number>> = {};
  for (const field of LINE_FIELDS) {
    const name = columns[field];
    if (name === undefined) continue;
    const place = names.indexOf(normalizeColumnName(name));
    if (place < 0 || normalizeColumnName(name) === '') return null;
    places[field] = place;
  }
  return places;
}

/**
 * Guesses the columns that staff left blank from the common names. Returns null if the row is not a
 * header, because it has no column for the date or the amount.
 */
export function guessColumns(
  kind: StatementKind,
  header: readonly string[],
  typed: Partial<StatementColumns>,
): StatementColumns | null {
  const names = header.map(normalizeColumnName);
  const guess = (field: LineField) => {
    const given = typed[field];
    if (given !== undefined) return names.includes(normalizeColumnName(given)) ? given : undefined;
    const usual = USUAL_NAMES[kind][field]
      ?.trim()
      .split(/\s+/)
      .find((name) => names.includes(name));
    return usual === undefined ? undefined : header[names.indexOf(usual)]?.trim();
  };
  const [date, amount] = [guess('date'), guess('amount')];
  if (date === undefined || amount === undefined || normalizeColumnName(date) === normalizeColumnName(amount))
    return null;
  const needsType = typed.type !== undefined || !CREDITS_ONLY.test(normalizeColumnName(amount));
  const others = LINE_FIELDS.filter(
    (field) => field !== 'date' && field !== 'amount' && (needsType || field !== 'type'),
  );
  const found = others.flatMap((field) => {
    const column = guess(field);
    return column === undefined ? [] : [[field, column] as const];
  });
  return { date, amount, ...Object.fromEntries(found) };
}
