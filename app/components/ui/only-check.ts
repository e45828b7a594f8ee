/** Conform's word in a form for what only asks to be checked, such as a field that was left. */
export const CHECK = '__intent__';

/** Whether what is sent is no form that goes to the server, but a field of one that is checked. */
export function isOnlyCheck(submitter: HTMLElement | null): boolean {
  return submitter?.getAttribute('name') === CHECK;
}
