/** Field name that Conform uses for submissions that only validate. */
export const VALIDATION_INTENT_FIELD = '__intent__';

/** Returns true if the submission only validates a field and is not sent to the server. */
export function isValidationOnly(submitter: HTMLElement | null): boolean {
  return submitter?.getAttribute('name') === VALIDATION_INTENT_FIELD;
}
