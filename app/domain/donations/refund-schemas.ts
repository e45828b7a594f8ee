import { z } from 'zod';
import { createRequiredTextField } from '~/domain/text-fields';
import { isLocalDate } from '~/lib/calendar';
import { toPlainDigits } from '~/lib/digits';
import { rowIdSchema } from '~/lib/whole-number';
import { REFUND_MODES } from './policy';

const INVALID_AMOUNT = 'Enter an amount in rupees, such as 250 or 250.50';

/** An amount in rupees with at most two decimals, which becomes paise. */
const paise = z
  .string({ error: INVALID_AMOUNT })
  .transform((text) => toPlainDigits(text).replace(/[₹,\s]/g, ''))
  .pipe(z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, INVALID_AMOUNT))
  .transform((rupees) => Math.round(Number(rupees) * 100))
  .pipe(z.int().min(1, INVALID_AMOUNT));

const createBlankableSchema = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

/**
 * Validates a refund. The fields of a payment by hand are required only for a donation that was not
 * paid online. Source: docs/rules.md#refunds.
 */
export const requestRefundSchema = z.object({
  form_key: z.string({ error: 'Open the page again' }).regex(/^[\w-]{16,64}$/, 'Open the page again'),
  amount: paise,
  reason: createRequiredTextField('Enter the reason', 300).transform((text) => text.replace(/\s+/g, ' ')),
  mode: createBlankableSchema(z.enum(REFUND_MODES, { error: 'Choose how the money was paid back' })),
  paid_back_on: createBlankableSchema(z.string().refine(isLocalDate, 'Enter the day')),
  reference: createBlankableSchema(
    createRequiredTextField('Enter the number of the payment', 64).transform((text) => text.replace(/\s+/g, ' ')),
  ),
});

export const refundFormSchema = z.discriminatedUnion('intent', [
  requestRefundSchema.extend({ intent: z.literal('refund') }),
  z.object({ intent: z.literal('confirm'), refund_id: rowIdSchema }),
  z.object({ intent: z.literal('withdraw'), refund_id: rowIdSchema }),
  z.object({
    intent: z.literal('settle'),
    refund_id: rowIdSchema,
    note: createRequiredTextField('Enter how it was settled', 300),
  }),
]);
