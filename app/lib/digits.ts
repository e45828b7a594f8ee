/** Where a script's digits begin: of Devanagari first, in the order of Unicode, then of Urdu. */
const ZEROS = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x6f0];

/** The text with the digits of India's other scripts as 0 to 9: keyboards in Hindi type them. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((one) => code >= one && code <= one + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}
