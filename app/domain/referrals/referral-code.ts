import { toPlainDigits } from '~/lib/digits';

/** Alphabet of the codes, without 0, O, 1, I and L, because codes are read out over the phone. */
export const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const CODE_LENGTH = 8;

export function normaliseReferralCode(typed: string): string {
  return toPlainDigits(typed)
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase();
}

const MAX_TYPED_LENGTH = 4096;

const CODE = `[${ALPHABET}]{${CODE_LENGTH}}`;
const HALF = `[${ALPHABET}]{${CODE_LENGTH / 2}}`;

/** Places of a code in a text, from the most to the least certain. */
const PLACES = [
  new RegExp(`refcode=(${CODE})`, 'i'),
  new RegExp(`/r/(${CODE})`, 'i'),
  // A word such as "Namaskar" could be a code too, but most codes contain a digit.
  new RegExp(`\\b(?=\\d*[a-z])(?=[a-z]*\\d)(${CODE})\\b`, 'i'),
  new RegExp(`\\b(${CODE})\\b`),
  new RegExp(`\\b(${HALF}[ -]${HALF})\\b`),
  new RegExp(`\\b(${CODE})\\b`, 'i'),
];

/**
 * Returns the referral code in a typed code, a pasted invitation link or the message around it.
 * Returns the beginning of the text if it contains no code.
 */
export function readReferralCode(typed: string): string {
  const text = toPlainDigits(
    decodeEscapes(
      typed
        .slice(0, MAX_TYPED_LENGTH)
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, ''),
    ),
  );
  const whole = normaliseReferralCode(text);
  if (whole.length <= CODE_LENGTH && whole !== '') return whole;
  const found = PLACES.map((place) => place.exec(text)?.[1]).find((code) => code !== undefined);
  return found === undefined ? text.slice(0, 40) : normaliseReferralCode(found);
}

/** Decodes percent-encoding, also of a link inside another link. */
function decodeEscapes(text: string): string {
  const decode = (escaped: string) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  };
  const once = (encoded: string) => encoded.replace(/(?:%[0-9a-f]{2})+/gi, decode);
  return once(once(once(text)));
}
