import { z } from 'zod';
import { createOptionalTextField } from '~/domain/text-fields';
import { parseSocialMediaPage } from '~/lib/social-media-pages';
import { splitLines } from '../brand';
import { toE164 } from '~/lib/phone';
import { createOptionalWholeNumberSchema } from '~/lib/whole-number';

function createWebAddressField() {
  return createOptionalTextField(300).refine(
    (typed) => typed === undefined || z.url({ protocol: /^https$/ }).safeParse(typed).success,
    'Enter an address that begins with https://',
  );
}

function isKnownPage(address: string): boolean {
  return z.url({ protocol: /^https$/ }).safeParse(address).success && parseSocialMediaPage(address) !== null;
}

/** Validates the form for the contact settings. Source: docs/rules.md#contact. */
export const updateContactSchema = z.object({
  email: createOptionalTextField(254).refine(
    (email) => email === undefined || z.email().safeParse(email).success,
    'Enter an email such as help@example.in',
  ),
  whatsapp: createOptionalTextField(30)
    .refine((typed) => typed === undefined || toE164(typed) !== null, 'Please enter a valid phone number')
    .transform((typed) => (typed === undefined ? undefined : (toE164(typed) ?? undefined))),
  phone: createOptionalTextField(30).refine(
    (typed) => typed === undefined || /^\+?[\d ()-]{6,30}$/.test(typed),
    'Please enter a valid phone number',
  ),
  address: createOptionalTextField(300),
  data_protection: createOptionalTextField(300),
  grievance_officer: createOptionalTextField(300),
  social_pages: createOptionalTextField(1000).refine(
    (text) => splitLines(text).every(isKnownPage),
    'Write one address per line, of a page on Facebook, Instagram, YouTube, LinkedIn or Twitter',
  ),
  whatsapp_group: createWebAddressField(),
  telegram_chat: createWebAddressField(),
  /** The version is 0 before the first save. */
  version: createOptionalWholeNumberSchema('version must be a whole number', { min: 0 }),
});
