import { dictionary } from '@zxcvbn-ts/language-common';
import type { Context } from '../context';
import { createInvalidFieldError } from '../errors';
import { t } from '~/i18n/messages/message';

/** Number of the most common leaked passwords that are rejected. ASVS requires at least 3,000. */
const LEAKED_PASSWORD_COUNT = 10_000;

/** Passwords that are common among our members but rank too low in international lists. */
const OUR_OWN =
  `krishna ganesh shivam saibaba jaimatadi omsairam sairam jaishriram jaishreeram india india123 indian bharat hanuman waheguru
  namaste yogayoga yoga123 sangha sangha123 welcome1 admin123 pass123 pass1234 test123 test1234 guest123 changeme`.split(
    /\s+/,
  );

const COMMON_PASSWORDS = new Set([...dictionary['passwords-common'].slice(0, LEAKED_PASSWORD_COUNT), ...OUR_OWN]);

/** Common passwords that are rejected even with digits or symbols before or after them. */
const COMMONEST = new Set([...dictionary['passwords-common'].slice(0, 50), ...OUR_OWN]);

const FEWEST_DIFFERENT = 4;

/** Words of a name with fewer letters, such as `Om`, may occur in a password. */
const MIN_NAME_WORD_LENGTH = 4;

const DIGITS_OF_PHONE = 6;

/**
 * True if a password is one of the first that an attacker would try.
 * Source: docs/rules.md#names-and-passwords.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  const word = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return COMMON_PASSWORDS.has(typed) || COMMONEST.has(word) || new Set(typed).size < FEWEST_DIFFERENT;
}

const COMMON = t('This password is too common. Please choose another one.');
const OWN_WORDS = t('Please choose a password without your name, your phone number or our name in it.');

export function assertNotCommonPassword(password: string, field = 'newPassword'): void {
  if (isCommonPassword(password)) throw createInvalidFieldError(field, COMMON);
}

/**
 * Throws `invalid` if the password is common, or contains the owner's name or phone or the name of
 * the site.
 */
export function assertNotGuessablePassword(
  { brand }: Pick<Context, 'brand'>,
  password: string,
  { name, phone }: { name: string; phone: string },
  field = 'newPassword',
): void {
  assertNotCommonPassword(password, field);
  const typed = plain(password);
  const words = [...plain(name).split(/[^\p{L}\p{M}]+/u), plain(brand.name)].filter(
    (word) => word.length >= MIN_NAME_WORD_LENGTH,
  );
  const digits = phone.replace(/\D/g, '');
  const parts = Array.from({ length: digits.length - DIGITS_OF_PHONE + 1 }, (_, at) =>
    digits.slice(at, at + DIGITS_OF_PHONE),
  );
  if ([...words, ...parts].some((part) => typed.includes(part))) throw createInvalidFieldError(field, OWN_WORDS);
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
