import { isLocalDate, toLocalDate, type LocalDate } from '~/lib/calendar';
import type { DateOrder } from './policy';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Amounts in rupees with Indian or international grouping, such as 1,00,000.00 and 100,000. */
const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/** 9,999 crore rupees. */
const MAX_PAISE = 10_000_000_000_000;

/**
 * Parses an amount in paise. Debits are negative: amounts with a minus sign, in parentheses or with
 * the suffix DR. An empty cell is 0. Returns null if the text is not an amount.
 */
export function parseAmountPaise(text: string): number | null {
  const compact = text.replace(/₹|rs\.?|inr|\s/gi, '');
  if (/^-?$/.test(compact)) return 0;
  const [, open = '', digits = '', close = '', suffix = ''] =
    /^([(+-]?)([\d.,]+)(\)?)(cr|dr)?\.?$/i.exec(compact) ?? [];
  if ((open === '(') !== (close === ')')) return null;
  const matched = AMOUNT.exec(digits);
  if (!matched) return null;
  const [rupees = ''] = digits.replaceAll(',', '').split('.');
  const paise = Number(rupees) * 100 + Number((matched[1] ?? '').padEnd(2, '0'));
  if (paise > MAX_PAISE) return null;
  return open === '(' || open === '-' || suffix.toLowerCase() === 'dr' ? -paise : paise;
}

/**
 * Parses a date, such as 28/11/2026, 28-Nov-26, 2026-11-28 10:15 or Unix seconds. If the year comes
 * first or the month is a name, `order` is ignored. Returns null if the text is not a date.
 */
export function parseDate(text: string, order: DateOrder, timeZone: string): LocalDate | null {
  const trimmed = text.trim();
  if (/^1\d{9}$/.test(trimmed)) return toLocalDate(new Date(Number(trimmed) * 1000), timeZone);
  const parts = /^(\d{1,4})[\s./-]+(\d{1,2}|[a-z]{3,9})[\s.,/-]+(\d{1,4})(?:$|[\sT,])/i.exec(trimmed);
  const named = parts ? null : /^([a-z]{3,9})[\s./-]+(\d{1,2}),?[\s./-]+(\d{4})(?:$|[\sT,])/i.exec(trimmed);
  if (named) return toDate(named[3], named[1], named[2]);
  if (!parts) return null;
  const [, first = '', second = '', third = ''] = parts;
  if (first.length === 4) return toDate(first, second, third);
  if (/\D/.test(second)) return toDate(third, second, first);
  if (order === 'mdy') return toDate(third, first, second);
  return order === 'ymd' ? toDate(first, second, third) : toDate(third, second, first);
}

function toDate(year = '', month = '', day = ''): LocalDate | null {
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = /^\d+$/.test(month) ? Number(month) : named;
  if (year.length !== 2 && year.length !== 4) return null;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const date = [fullYear, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isLocalDate(date) ? date : null;
}

/** Returns true for a credit, false for a debit, and null if the text means neither. */
export function parseType(text: string): boolean | null {
  if (/^(c|cr|credit|deposit|payment)\.?$/i.test(text.trim())) return true;
  return /^(d|dr|debit|withdrawal|refund|adjustment|transfer|dispute|chargeback)\.?$/i.test(text.trim()) ? false : null;
}

const MAX_NUMBERS = 10;

/**
 * Returns the numbers that identify a payment: UTRs of 12 digits, longer references of a bank, and
 * payment and refund ids of the provider.
 */
export function findNumbers(...texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    for (const [id] of text.matchAll(/\b(?:pay|rfnd)_\w+/g)) found.add(id);
    for (const [digits] of text.matchAll(/(?<!\d)\d{12,}(?!\d)/g)) found.add(digits.replace(/^0+(?=\d{12})/, ''));
    for (const [token] of text.toUpperCase().matchAll(/[\dA-Z]{12,22}/g))
      if (token.replace(/\D/g, '').length >= 6) found.add(token);
  }
  return [...found].slice(0, MAX_NUMBERS);
}

const CHEQUE_DIGITS = 6;

/**
 * Returns the numbers that may be those of cheques, with and without leading zeros: a reference of
 * at most six digits, which banks fill up with zeros, and numbers of six digits in the description.
 */
export function findChequeNumbers(reference: string, description: string): string[] {
  const [, short] = /^0*(\d{1,6})$/.exec(reference.trim()) ?? [];
  const inText = [...description.matchAll(/(?<![\dA-Za-z])\d{6}(?![\dA-Za-z])/g)].map(([digits]) => digits);
  const found = [...(short === undefined ? [] : [short]), ...inText].filter((digits) => Number(digits) > 0);
  const forms = found.flatMap((digits) => [digits.padStart(CHEQUE_DIGITS, '0'), String(Number(digits))]);
  return [...new Set(forms)].slice(0, MAX_NUMBERS);
}
