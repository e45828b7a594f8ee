import type { Limit } from '../throttles/rate-limiter';
import { english } from '~/i18n/messages/say';

export const STEP_SECONDS = 10 * 60;

/** Wrong codes per admin and day after a correct password, summed over all unknown devices. */
export const SECOND_STEP_TRIES = {
  name: 'admin-second-step',
  times: 30,
  seconds: 24 * 3600,
  scope: 'shared',
} as const satisfies Limit;

export const RECOVERY_CODES = 10;

export const PROOF_NEEDED = english('Please confirm that it is you.');

export const WRONG_CODE = english('This code is wrong or was used already. Please wait for the next one.');
