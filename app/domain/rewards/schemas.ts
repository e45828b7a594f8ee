import { z } from 'zod';
import { optionalText, requiredText } from '~/domain/text-fields';
import { translationsSchema } from '~/domain/translations';
import { fieldError } from '~/i18n/messages/say';
import { digits, optionalWholeNumber, rowId } from '~/lib/whole-number';
import { SHIRT_SIZES } from './policy';

const NO_PINCODE = fieldError('Please enter the six digits of your pincode');
const NO_LINK = 'Please enter an address that begins with https://';

export const claimShirtSchema = z.object({
  size: z.enum(SHIRT_SIZES, { error: fieldError('Please choose your size') }),
  address_line1: requiredText(fieldError('Please enter your house and street'), 100),
  address_line2: requiredText(fieldError('Please enter your town and state'), 100),
  pincode: digits(/^[1-9]\d{5}$/, NO_PINCODE),
});

/** A URL, a note, or both. Without either, the reward is shown as in preparation. */
export const setRewardSchema = z.object({
  link: optionalText(500).refine((link) => link === undefined || isSecureAddress(link), NO_LINK),
  note: optionalText(500),
  translations: translationsSchema('rewards'),
  version: optionalWholeNumber('version must be a whole number', { min: 0 }),
});

export const markSentSchema = z.object({ id: rowId });

export const listClaimsSchema = z.object({
  state: z.enum(['asked', 'sent']).catch('asked'),
  from: rowId.optional().catch(undefined),
});

function isSecureAddress(text: string): boolean {
  return URL.parse(text)?.protocol === 'https:';
}
