import type { RateLimit } from '../throttles/rate-limiter';
import { untranslated } from '~/i18n/messages/message';

export const TOTP_STEP_SECONDS = 10 * 60;

/** Wrong codes per admin and day after a correct password, summed over all unknown devices. */
export const SECOND_FACTOR_LIMIT = {
  name: 'admin-second-step',
  times: 30,
  seconds: 24 * 3600,
  scope: 'shared',
} as const satisfies RateLimit;

export const RECOVERY_CODE_COUNT = 10;

export const REAUTH_NEEDED = untranslated('Please confirm that it is you.');

export const WRONG_CODE = untranslated('This code is wrong or was used already. Please wait for the next one.');
