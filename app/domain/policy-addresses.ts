/** Matches a URL in plain text, including the punctuation after it. */
const ADDRESS = /(?<![\p{L}\p{N}])(https?:\/\/[^\s\p{Cc}<>"]+)/iu;

const PUNCTUATION = ".,;:!?'*_।…”’»]";

/**
 * Splits a text into URLs and the text between them. Punctuation after a URL belongs to the text. A
 * URL with a placeholder, such as `{brand}`, is not treated as a URL.
 */
export function splitAddresses(text: string): { text: string; isAddress: boolean }[] {
  return text.split(ADDRESS).flatMap((part, index) => {
    const address = index % 2 === 1 ? trimAddress(part) : '';
    if (address.includes('{') || !URL.canParse(address)) return [{ text: part, isAddress: false }];
    return [
      { text: address, isAddress: true },
      { text: part.slice(address.length), isAddress: false },
    ];
  });
}

/** Removes trailing punctuation, and closing brackets that were opened before the URL. */
function trimAddress(part: string): string {
  let end = part.length;
  let closing = count(part, ')') - count(part, '(');
  for (; end > 0; end -= 1) {
    const last = part[end - 1] ?? '';
    if (last === ')' && closing > 0) closing -= 1;
    else if (!PUNCTUATION.includes(last)) break;
  }
  return part.slice(0, end);
}

const count = (text: string, sign: string) => text.split(sign).length - 1;
