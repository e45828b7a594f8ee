import { z } from 'zod';
import { createOptionalTextField, createRequiredTextField } from '~/domain/text-fields';
import { createTranslationsSchema } from '~/domain/translations';
import { encodeFieldMessage } from '~/i18n/messages/message';
import { isLocalDate } from '~/lib/calendar';
import { createOptionalWholeNumberSchema } from '~/lib/whole-number';
import { DONOR_ID_KIND_NAMES, isValidDonorId, isValidPan, normalizeDonorId } from './donor-id';

const ID_MESSAGES = {
  pan: 'Please check the PAN. It has ten characters, such as ABCPS1234F',
  aadhaar: 'Please check the Aadhaar number. It has twelve digits',
  passport: 'Please check the passport number',
} as const;

const trimLines = (message: string, maxLength: number) =>
  createRequiredTextField(message, maxLength).transform((text) => text.replace(/\s+/g, ' '));

/** Validates the details for a tax certificate. Source: docs/rules.md#tax-certificates. */
export const donorRecordSchema = z
  .object({
    legal_name: trimLines(encodeFieldMessage('Please enter your name as on your ID'), 125),
    address: trimLines(encodeFieldMessage('Please enter your address'), 250),
    id_kind: z.enum(DONOR_ID_KIND_NAMES, { error: encodeFieldMessage('Please choose an ID') }),
    id_number: createRequiredTextField(encodeFieldMessage('Please enter the number of your ID'), 20).transform(
      normalizeDonorId,
    ),
  })
  .superRefine(({ id_kind, id_number }, context) => {
    if (!isValidDonorId(id_kind, id_number))
      context.addIssue({ code: 'custom', path: ['id_number'], message: encodeFieldMessage(ID_MESSAGES[id_kind]) });
  });

/** Validates a correction of donor details and its reason. */
export const correctDonorRecordSchema = donorRecordSchema.safeExtend({
  reason: createRequiredTextField('Enter the reason', 300),
  /** The version is 0 if there are no details yet. */
  version: createOptionalWholeNumberSchema('version must be a whole number', { min: 0 }),
});

/** Validates the details of the trust for the tax office. */
export const taxSettingsSchema = z.object({
  legal_name: trimLines('Enter the legal name of the trust', 125),
  address: trimLines('Enter the address of the trust', 250),
  pan: createRequiredTextField('Enter the PAN of the trust', 20)
    .transform(normalizeDonorId)
    .refine(isValidPan, 'Check the PAN. It has ten characters, such as AAATS1234F'),
  registration_number: createRequiredTextField('Enter the unique registration number', 30).transform(normalizeDonorId),
  registered_on: z.string({ error: 'Enter the date of the registration' }).refine(isLocalDate, {
    error: 'Enter the date of the registration',
  }),
  signatory_name: trimLines('Enter who signs the receipts', 100),
  signatory_role: trimLines('Enter the role of the person who signs', 100),
  fcra_number: createOptionalTextField(30),
  /** The version is 0 before the first save. */
  version: createOptionalWholeNumberSchema('version must be a whole number', { min: 0 }),
});

/** Validates the legal text of tax certificates for donations from a day on. */
export const taxLawSchema = z.object({
  applies_from: z.string({ error: 'Enter the day' }).refine(isLocalDate, 'Enter the day'),
  section_code: trimLines('Enter the section code', 60),
  act: trimLines('Enter the text', 500),
  translations: createTranslationsSchema('tax_laws'),
  /** The version is 0 if staff have not changed the law. */
  version: createOptionalWholeNumberSchema('version must be a whole number', { min: 0 }),
});

export const donorFileSchema = z.object({ year: z.coerce.number().int().min(2000).max(2999) });

export const downloadDonorFileSchema = donorFileSchema.extend({
  /** Id of the download with which a correction statement compares. Without it, the whole file. */
  since: createOptionalWholeNumberSchema('Choose a download', { min: 1 }),
});
