import { z } from 'zod';
import { optionalText } from '~/domain/text-fields';
import { isLocalDate } from '~/lib/calendar';
import { DONATION_ORDERS, DONATION_STATUSES, PAYMENT_METHODS } from './policy';
import { limit, page } from './schemas';

const statusFilter = z
  .enum([...DONATION_STATUSES, 'all', ''], { error: 'Please choose pending, approved, rejected or refunded' })
  .optional()
  .transform((status) => (status === 'all' || status === '' ? undefined : status));

const oneOf = <Word extends string>(words: readonly Word[], error: string) =>
  z
    .union([z.literal(''), z.enum(words)], { error })
    .optional()
    .transform((word) => (word === '' ? undefined : word));

const leastAmount = z
  .string()
  .transform((text) => text.replace(/[₹,\s]/g, ''))
  .pipe(z.union([z.literal(''), z.string().regex(/^\d{1,6}$/)], { error: 'Please enter an amount in whole rupees' }))
  .optional()
  .transform((rupees) => (rupees ? Number(rupees) : undefined));

const day = z
  .union(
    [z.literal(''), z.string().refine((text) => isLocalDate(text) && text >= '2020-01-01' && text <= '2099-12-31')],
    { error: 'Please enter a date' },
  )
  .optional()
  .transform((date) => date || undefined);

const narrowing = {
  status: statusFilter,
  search: optionalText(100),
  from: day,
  to: day,
  method: oneOf(PAYMENT_METHODS, 'Please choose qr or razorpay'),
  min_amount: leastAmount,
};

export const listDonationsSchema = z.object({
  ...narrowing,
  page,
  limit,
  /** `cursor` of an earlier answer: where a page nearby begins. */
  near: z.string().max(400).optional().catch(undefined),
  sort: oneOf(DONATION_ORDERS, 'Please choose newest, oldest or amount'),
});

export const exportDonationsSchema = z
  .object({ ...narrowing, format: z.enum(['json', 'csv']).catch('json') })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'The last day is before the first' });
