/** Conform's field name for a submission that only validates. */
export const CHECK_FIELD = '__intent__';

/** True if a submission only validates a field and is not sent. */
export function isValidationOnly(submitter: HTMLElement | null): boolean {
  return submitter?.getAttribute('name') === CHECK_FIELD;
}
