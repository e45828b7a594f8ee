import { randomInt } from 'node:crypto';

/** Alphabet of the codes, without 0, O, 1, I and L, because codes are typed from paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const GROUPS = 3;
const LETTERS_PER_GROUP = 4;

/** Returns a code such as `7K4M-2QHD-9XWP`. There are 31^12 codes, too many to guess. */
export function createCertificateCode(): string {
  const createLetter = () => LETTERS[randomInt(LETTERS.length)];
  const createGroup = () => Array.from({ length: LETTERS_PER_GROUP }, createLetter).join('');
  return Array.from({ length: GROUPS }, createGroup).join('-');
}

export function parseCertificateCode(typed: string): string | null {
  const letters = typed.replace(/[\s-]/g, '').toUpperCase();
  if (letters.length !== GROUPS * LETTERS_PER_GROUP || [...letters].some((letter) => !LETTERS.includes(letter)))
    return null;
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
