/** Crockford's Base32 alphabet. It leaves out I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const GROUP_LENGTH = 5;

/** Random letters of a reference. The others are the signature. */
export const QR_NONCE_LENGTH = 6;

export const QR_SIGNATURE_LENGTH = 4;

/** Encodes the first bytes as letters, five bits each. */
export function encodeQrLetters(bytes: Uint8Array, length: number): string {
  return Array.from({ length }, (_, place) => ALPHABET[(bytes[place] ?? 0) & 31]).join('');
}

function getPrefix(memberIdPrefix: string): string {
  return memberIdPrefix.toUpperCase().replace(/[^\dA-Z]/g, '') || 'QR';
}

/** Formats the ten letters of a reference, for example SNG-K7QM4-PXZ9T. */
export function formatQrReference(memberIdPrefix: string, letters: string): string {
  return [getPrefix(memberIdPrefix), letters.slice(0, GROUP_LENGTH), letters.slice(GROUP_LENGTH)].join('-');
}

/** Returns the letters of a reference, or null if the text is not a reference. */
export function parseQrReference(memberIdPrefix: string, reference: string): string | null {
  const [found] = findQrReferences(memberIdPrefix, reference);
  if (found !== reference) return null;
  return reference.slice(getPrefix(memberIdPrefix).length).replaceAll('-', '');
}

/**
 * Returns all references in a text, such as the description of a line of a bank statement. Banks
 * change the case, and leave out hyphens and spaces.
 */
export function findQrReferences(memberIdPrefix: string, text: string): string[] {
  const letters = text.toUpperCase().replace(/[^\dA-Z]/g, '');
  const pattern = new RegExp(`(?=${getPrefix(memberIdPrefix)}([${ALPHABET}]{${2 * GROUP_LENGTH}}))`, 'g');
  return Array.from(letters.matchAll(pattern), ([, found = '']) => formatQrReference(memberIdPrefix, found));
}
