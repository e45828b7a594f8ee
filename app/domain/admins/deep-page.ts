import { DomainError } from '../errors';

/** Rows that a page may be counted past: with more, a page of a million rows would take longer than the first one. */
const COUNTED_ROWS = 10_000;

/** Refuses a page that is further from both ends of its list than rows are counted: it is reached from a page nearby. Throws invalid. */
export function refuseDeepPage(rowsBefore: number): void {
  if (rowsBefore <= COUNTED_ROWS) return;
  const message = 'This page is too far in to be reached by its number. Go there from a page nearby, or search.';
  throw new DomainError('invalid', message, { fieldErrors: { page: [message] } });
}
