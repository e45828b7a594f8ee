import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the leaked ones are refused, the most frequent first. ASVS asks for 3,000. */
const LEAKED = 10_000;

/** What members here would think of first, which lists from elsewhere rank too low. */
const OUR_OWN =
  `krishna ganesh shivam saibaba jaimatadi omsairam sairam india123 indian bharat hanuman waheguru namaste yogayoga yoga123
  sangha sangha123 welcome1 admin123 pass123 pass1234 test123 test1234 guest123 changeme`.split(/\s+/);

const COMMON_PASSWORDS = new Set([...dictionary['passwords-common'].slice(0, LEAKED), ...OUR_OWN]);

/** Whether a password is among those that are tried first, in whatever case. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase());
}
