/**
 * True if an `If-None-Match` header contains the tag. The time is linear in the length of the
 * header.
 */
export function includesEtag(header: string, tag: string): boolean {
  return header.split(',').some((one) => one.trim() === tag);
}
