import type { Limit } from './rate-limiter';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lives without being used. Source: rules, identity. */
export const SESSION_IDLE_SECONDS = { member: 30 * DAY, admin: 12 * HOUR } as const;

/** How long a session lives at most, however often it is used. */
export const SESSION_LIFE_SECONDS = { member: 180 * DAY, admin: DAY } as const;

/** A session's last use is written down at most this often. */
export const SESSION_TOUCH_SECONDS = 5 * MINUTE;

/** The text that members agree to when they sign up. */
export const CONSENT_VERSION = '2025-10-17';

export const LIMITS = {
  loginByAccount: { name: 'login-account', times: 200, seconds: DAY, scope: 'shared' },
  loginByAddress: { name: 'login-address', times: 100, seconds: HOUR, scope: 'shared' },
  signUpByAddress: { name: 'sign-up-address', times: 60, seconds: HOUR, scope: 'shared' },
} as const satisfies Record<string, Limit>;

const FREE_LOGIN_TRIES = 5;
const FIRST_LOGIN_WAIT_SECONDS = 15;

/**
 * From the sixth failed login on, tries at one account stand ever further apart: 15 seconds, doubling to a quarter of an hour. Undefined while
 * tries are free.
 */
export function loginSpacing(tries: number): Limit | undefined {
  if (tries <= FREE_LOGIN_TRIES) return undefined;
  const seconds = Math.min(FIRST_LOGIN_WAIT_SECONDS * 2 ** (tries - FREE_LOGIN_TRIES - 1), 15 * MINUTE);
  return { name: 'login-wait', times: 1, seconds, scope: 'shared' };
}

/** The commonest leaked passwords of six characters and more, and our own obvious ones. */
const COMMON_PASSWORDS = new Set(
  `123456 1234567 12345678 123456789 1234567890 password password1 password123 passw0rd qwerty qwerty123 qwertyuiop abc123 abcdef abcd1234
  111111 1111111 11111111 000000 00000000 121212 123123 123321 654321 666666 696969 777777 888888 999999 222222 555555 112233 123654 159753
  147258369 987654321 987654 iloveyou princess welcome welcome1 admin123 administrator letmein monkey dragon sunshine football cricket
  superman batman master michael shadow ashley jesus1 krishna ganesh shivam saibaba jaimatadi omsairam sairam india123 indian bharat
  hanuman waheguru namaste yogayoga yoga123 sangha sangha123 aaaaaa asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1qaz2wsx q1w2e3r4
  pass123 pass1234 test123 test1234 guest123 changeme secret qazwsx trustno1 starwars whatever freedom`.split(/\s+/),
);

export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase());
}
