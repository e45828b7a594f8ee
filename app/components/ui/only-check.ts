/** Conform's name of a submission that only asks to be checked, such as a field that was left. */
export const CHECK = '__intent__';

/** Whether a submission only checks a field and does not go to the server. */
export function isOnlyCheck(submitter: HTMLElement | null): boolean {
  return submitter?.getAttribute('name') === CHECK;
}
