/**
 * Cuts a text to at most `length` UTF-16 units. A character is never cut in its middle, because
 * PostgreSQL refuses unpaired surrogates in JSON.
 */
export function cutText(text: string, length: number): string {
  const cut = text.slice(0, length);
  return cut.length < text.length && /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
