/** Runs in linear time of the header's length. */
export function namesTag(header: string, tag: string): boolean {
  return header.split(',').some((one) => one.trim() === tag);
}
