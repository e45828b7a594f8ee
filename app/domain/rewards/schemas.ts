import { z } from 'zod';
import { createOptionalTextField, createRequiredTextField } from '~/domain/text-fields';
import { createTranslationsSchema } from '~/domain/translations';
import { encodeFieldMessage } from '~/i18n/messages/message';
import { createDigitsSchema, createOptionalWholeNumberSchema, rowIdSchema } from '~/lib/whole-number';
import { SHIRT_SIZES } from './policy';

const NO_PINCODE = encodeFieldMessage('Please enter the six digits of your pincode');
const NO_LINK = 'Please enter an address that begins with https://';

export const claimShirtSchema = z.object({
  size: z.enum(SHIRT_SIZES, { error: encodeFieldMessage('Please choose your size') }),
  address_line1: createRequiredTextField(encodeFieldMessage('Please enter your house and street'), 100),
  address_line2: createRequiredTextField(encodeFieldMessage('Please enter your town and state'), 100),
  pincode: createDigitsSchema(/^[1-9]\d{5}$/, NO_PINCODE),
});

/** Staff can set a URL, a note, or both. Without either, the reward is shown as being prepared. */
export const setRewardSchema = z.object({
  link: createOptionalTextField(500).refine((link) => link === undefined || isSecureAddress(link), NO_LINK),
  note: createOptionalTextField(500),
  translations: createTranslationsSchema('rewards'),
  version: createOptionalWholeNumberSchema('version must be a whole number', { min: 0 }),
});

export const markSentSchema = z.object({ id: rowIdSchema });

export const listClaimsSchema = z.object({
  state: z.enum(['asked', 'sent']).catch('asked'),
  from: rowIdSchema.optional().catch(undefined),
});

function isSecureAddress(text: string): boolean {
  return URL.parse(text)?.protocol === 'https:';
}
