import { z } from 'zod';
import { createOptionalTextField } from '~/domain/text-fields';
import { toEnglishText, parseFieldMessage } from '~/i18n/messages/message';
import { isLocalDate } from '~/lib/calendar';
import { toPlainDigits } from '~/lib/digits';
import { DONATION_SORT_ORDERS, DONATION_STATUSES, PAYMENT_METHODS } from './policy';
import { pageSizeSchema, pageNumberSchema } from './schemas';

const statusFilter = z
  .enum([...DONATION_STATUSES, 'all', ''], { error: 'Please choose pending, approved, rejected or refunded' })
  .optional()
  .transform((status) => (status === 'all' || status === '' ? undefined : status));

const createChoiceSchema = <Word extends string>(choices: readonly Word[], error: string) =>
  z
    .union([z.literal(''), z.enum(choices)], { error })
    .optional()
    .transform((word) => (word === '' ? undefined : word));

const leastAmount = z
  .string()
  .transform((text) => toPlainDigits(text).replace(/[₹,\s]/g, ''))
  .pipe(z.string().regex(/^\d{0,7}$/, 'Please enter an amount in whole rupees'))
  .optional()
  .transform((rupees) => (rupees ? Number(rupees) : undefined));

const day = z
  .string()
  .refine(
    (text) => text === '' || (isLocalDate(text) && text >= '2020-01-01' && text <= '2099-12-31'),
    'Please enter a date',
  )
  .optional()
  .transform((date) => date || undefined);

const narrowing = {
  status: statusFilter,
  search: createOptionalTextField(100),
  from: day,
  to: day,
  method: createChoiceSchema(PAYMENT_METHODS, 'Please choose a payment method'),
  min_amount: leastAmount,
};

export const listDonationsSchema = z.object({
  ...narrowing,
  page: pageNumberSchema,
  limit: pageSizeSchema,
  /** The `cursor` of an earlier response, from which a nearby page is read quickly. */
  near: z.string().max(400).optional().catch(undefined),
  sort: createChoiceSchema(DONATION_SORT_ORDERS, 'Please choose newest, oldest or amount'),
});

const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => !from || !to || from <= to;
const OUT_OF_ORDER = { path: ['to'], error: 'The last day is before the first' };

export interface InvalidDonationFilter {
  typed: string;
  says: string;
}

/** Parses the list filters from a URL, and reports the invalid ones by field. */
export function parseDonationFilters(typed: Record<string, string>) {
  const { error } = listDonationsSchema.refine(inOrder, OUT_OF_ORDER).safeParse(typed);
  const refused = new Map<string, InvalidDonationFilter>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0]);
    refused.set(field, { typed: typed[field] ?? '', says: toEnglishText(parseFieldMessage(message)) });
  }
  const read = Object.fromEntries(Object.entries(typed).filter(([field]) => !refused.has(field)));
  return { query: listDonationsSchema.parse(read), refused: Object.fromEntries(refused) };
}

export const exportDonationsSchema = z
  .object({ ...narrowing, format: z.enum(['json', 'csv']).catch('json') })
  .refine(inOrder, OUT_OF_ORDER);
