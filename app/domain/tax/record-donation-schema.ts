import { z } from 'zod';
import { createOptionalTextField, createPersonNameField, createRequiredTextField } from '~/domain/text-fields';
import { isLocalDate } from '~/lib/calendar';
import { DONOR_ID_KIND_NAMES } from './donor-id';
import { donorRecordSchema } from './schemas';
import { DONATION_TYPES, MANUAL_METHODS } from '../donations/policy';
import { donateSchema } from '../donations/schemas';

const MEMBERS_ENTER_THEIRS = 'Members enter their tax details themselves. Leave these fields blank';
/** Donor files and yearly statements start with this year. */
const FIRST_DAY = '2000-01-01';

const WHO = 'Enter the member, or the name of the donor';

/** Validates a donation that staff enter by hand. Source: docs/rules.md#donations-by-hand. */
export const recordDonationSchema = z
  .object({
    amount: donateSchema.shape.amount,
    method: z.enum(MANUAL_METHODS, { error: 'Choose how the donation was made' }),
    received_on: z
      .string({ error: 'Enter the day' })
      .refine(isLocalDate, 'Enter the day')
      .refine((day) => !isLocalDate(day) || day >= FIRST_DAY, 'Enter a day after 1999'),
    reference: createRequiredTextField(
      'Enter the number of the cheque, the transfer or the receipt book',
      64,
    ).transform((text) => text.replace(/\s+/g, ' ').toUpperCase()),
    /** Member ID or phone number. */
    member: createOptionalTextField(30),
    donation_type: z
      .union([z.literal('').transform(() => 'others' as const), z.enum(DONATION_TYPES)])
      .default('others'),
    citizen: donateSchema.shape.citizen,
    legal_name: createOptionalTextField(125),
    address: createOptionalTextField(250),
    id_kind: z.union([z.literal('').transform(() => undefined), z.enum(DONOR_ID_KIND_NAMES)]).optional(),
    id_number: createOptionalTextField(20),
    donor_name: z.union([z.literal('').transform(() => undefined), createPersonNameField(WHO, 100)]).optional(),
  })
  .superRefine(({ member, donor_name, legal_name, address, id_kind, id_number }, context) => {
    if (member === undefined && donor_name === undefined)
      context.addIssue({ code: 'custom', path: ['member'], message: WHO });
    if (!hasTaxDetails({ legal_name, address, id_kind, id_number })) return;
    if (member !== undefined) context.addIssue({ code: 'custom', path: ['legal_name'], message: MEMBERS_ENTER_THEIRS });
    const { error } = donorRecordSchema.safeParse({ legal_name, address, id_kind, id_number });
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path: [...path], message });
  })
  .transform(({ legal_name, address, id_kind, id_number, ...donation }) => ({
    ...donation,
    taxDetails: hasTaxDetails({ legal_name, address, id_kind, id_number })
      ? donorRecordSchema.parse({ legal_name, address, id_kind, id_number })
      : null,
  }));

function hasTaxDetails(typed: Record<'legal_name' | 'address' | 'id_kind' | 'id_number', string | undefined>): boolean {
  return Object.values(typed).some((text) => text !== undefined && text !== '');
}
