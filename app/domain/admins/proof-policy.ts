import { english } from '~/i18n/messages/say';

export const STEP_SECONDS = 10 * 60;

export const RECOVERY_CODES = 10;

export const PROOF_NEEDED = english('Please confirm that it is you.');

export const WRONG_CODE = english('This code is wrong or was used already. Please wait for the next one.');
