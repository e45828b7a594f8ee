import { randomInt } from 'node:crypto';

/** Karma for the referrer, once per friend. Source: specification, business constants. */
export const REFERRAL_KARMA = 100;

/** No 0, O, 1, I or L: codes are read out over the phone. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const CODE_LENGTH = 8;

/** A new referral code; 31 to the eighth of them, and the database refuses a second one. */
export function newReferralCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A code as it is stored, however it was typed. */
export function normaliseReferralCode(typed: string): string {
  return typed.replace(/[^a-z0-9]/gi, '').toUpperCase();
}
