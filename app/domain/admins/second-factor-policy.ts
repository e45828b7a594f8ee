import type { RateLimit } from '../throttles/rate-limiter';
import { untranslated } from '~/i18n/messages/message';

export const PENDING_LOGIN_SECONDS = 10 * 60;

/**
 * Maximum number of wrong codes per admin and day, summed over all unknown devices. Codes are
 * checked only after a correct password.
 */
export const SECOND_FACTOR_DAILY_LIMIT = {
  name: 'admin-second-step',
  times: 30,
  seconds: 24 * 3600,
  scope: 'shared',
} as const satisfies RateLimit;

export const RECOVERY_CODE_COUNT = 10;

export const REAUTH_NEEDED_MESSAGE = untranslated('Please confirm that it is you.');

export const WRONG_SECOND_FACTOR_CODE_MESSAGE = untranslated(
  'This code is wrong or was used already. Please wait for the next one.',
);
