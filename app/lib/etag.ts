/** Runs in linear time of the header's length. */
export function includesEtag(header: string, tag: string): boolean {
  return header.split(',').some((one) => one.trim() === tag);
}
