import { dictionary } from '@zxcvbn-ts/language-common';
import type { BrandSettings } from '../context';
import { createInvalidFieldError } from '../errors';
import { type Message, t } from '~/i18n/messages/message';
import { hasOwnWords } from './policy';
import { newPasswordField } from './schemas';

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

const MIN_DIFFERENT_CHARACTERS = 4;

/**
 * True if a password is one of the first that an attacker would try.
 * Source: docs/rules.md#names-and-passwords.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  const word = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return COMMON_PASSWORDS.has(typed) || COMMONEST.has(word) || new Set(typed).size < MIN_DIFFERENT_CHARACTERS;
}

const COMMON = t('This password is too common. Please choose another one.');
const OWN_WORDS = t('Please choose a password without your name, your phone number or our name in it.');

/**
 * A new password that is not common. The server uses it for the sign-up form, so that a common
 * password is refused together with the errors in the other fields.
 */
export const uncommonPasswordField = newPasswordField.refine(
  // A short password already has a different error.
  (password) => password.length < 6 || !isCommonPassword(password),
  COMMON.text,
);

export function assertNotCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw createInvalidFieldError('newPassword', COMMON);
}

interface NamedContext {
  brand: Pick<BrandSettings, 'name'>;
}

/**
 * Throws `invalid` if the password is common, or contains the owner's name or phone or the name of
 * the site.
 */
export function assertNotGuessablePassword(
  ctx: NamedContext,
  password: string,
  owner: { name: string; phone: string },
  field = 'newPassword',
): void {
  const problem = findPasswordProblem(ctx, password, owner);
  if (problem) throw createInvalidFieldError(field, problem);
}

/** Returns why a password is easy to guess for a person who knows its owner, or null. */
export function findPasswordProblem(
  { brand }: NamedContext,
  password: string,
  { name, phone }: { name: string; phone: string },
): Message | null {
  if (isCommonPassword(password)) return COMMON;
  return hasOwnWords(password, { name, phone, brandName: brand.name }) ? OWN_WORDS : null;
}
