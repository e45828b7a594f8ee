import { randomInt } from 'node:crypto';

/** No 0, O, 1, I or L: a code is typed off paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const GROUPS = 3;
const LETTERS_A_GROUP = 4;

/** Such as `7K4M-2QHD-9XWP`: one of 31 to the twelfth, so that nobody guesses one. */
export function newCertificateCode(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)];
  const group = () => Array.from({ length: LETTERS_A_GROUP }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

export function readCertificateCode(typed: string): string | null {
  const letters = typed.replace(/[\s-]/g, '').toUpperCase();
  if (letters.length !== GROUPS * LETTERS_A_GROUP || [...letters].some((letter) => !LETTERS.includes(letter)))
    return null;
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
