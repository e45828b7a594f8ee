/** Its cost grows with the header's length and no faster. */
export function namesTag(header: string, tag: string): boolean {
  return header.split(',').some((one) => one.trim() === tag);
}
