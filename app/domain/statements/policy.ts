export const STATEMENT_KINDS = ['bank', 'settlement'] as const;

export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** Order of day, month and year in a date. */
export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;

export type DateOrder = (typeof DATE_ORDERS)[number];

/** Maximum number of credits in one file. */
export const MAX_STATEMENT_LINES = 10_000;

/** Maximum number of errors that are shown for one file. */
export const MAX_SHOWN_ERRORS = 20;

/** Maximum number of days between a line and its donation. */
export const MAX_DAYS_APART = 31;

/** A line can be close to pending donations of this many days before or after it. */
export const NEAR_DAYS = 1;

/** Form value for a new statement account. */
export const NEW_ACCOUNT = 'new';

/** Fields that only settlement reports have, in the order of the form. */
export const SETTLEMENT_FIELDS = ['credit', 'debit', 'tax', 'payment'] as const;

/** Fields of a line, in the order of the form. */
export const LINE_FIELDS = ['date', 'amount', 'type', 'reference', 'description', ...SETTLEMENT_FIELDS] as const;

export type LineField = (typeof LINE_FIELDS)[number];

/** Names of the columns in the file. A type column distinguishes credits from debits. */
export type StatementColumns = Record<'date' | 'amount', string> &
  Partial<Record<Exclude<LineField, 'date' | 'amount'>, string>>;

/**
 * Reasons why a line does not match a donation although it is close to it.
 * Source: docs/rules.md#bank-statements.
 */
export const CLOSE_REASONS = {
  amount: 'The amount is not that of the donation.',
  several: 'Several donations have this reference or UTR.',
  other_reference: 'The line has the reference of another QR code.',
  far_day: 'The line and the donation are more than 31 days apart.',
  two_people: 'Two people must approve this amount.',
  own: 'This is your own donation. A colleague must approve it.',
  lookalike: 'Another donation has the same UTR, or the same or a similar screenshot.',
  rejected: 'The donation was rejected.',
  second_line: 'Another line already belongs to this donation.',
  pending: 'The donation still waits for a decision.',
  undone: 'The approval was undone.',
  unmatched: 'The payment is in the list of payments without a donation.',
  near: 'The same amount was donated on this day, or a day before or after.',
} as const;

export type CloseReason = keyof typeof CLOSE_REASONS;
