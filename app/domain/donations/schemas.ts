import { z } from 'zod';
import { createTranslationsSchema } from '~/domain/translations';
import { createOptionalTextField, createRequiredTextField } from '~/domain/text-fields';
import { isLocalDate } from '~/lib/calendar';
import { createDigitsSchema, rowIdSchema } from '~/lib/whole-number';
import {
  DONATION_AMOUNT_ERROR_MESSAGES,
  MAX_BULK_DONATIONS,
  MAX_DONATION_RUPEES,
  MIN_DONATION_RUPEES,
  REJECTION_REASONS,
} from './policy';
import { encodeFieldMessage } from '~/i18n/messages/message';
import { createYesOrNoSchema } from '~/lib/yes-or-no';
import { toPlainDigits } from '~/lib/digits';

const INVALID_AMOUNT = encodeFieldMessage(DONATION_AMOUNT_ERROR_MESSAGES.invalid);
const TOO_MUCH = encodeFieldMessage(DONATION_AMOUNT_ERROR_MESSAGES.tooMuch);
const NOT_VERIFIED = encodeFieldMessage('Payment verification failed. Please try again.');

/** An amount in whole rupees, as a number or as digits in a form field. */
const rupees = z
  .union([z.int(), createDigitsSchema(/^\d{1,9}$/, INVALID_AMOUNT)], { error: INVALID_AMOUNT })
  .transform(Number)
  .pipe(z.int().min(MIN_DONATION_RUPEES, INVALID_AMOUNT).max(MAX_DONATION_RUPEES, TOO_MUCH));

/** True if the donor declares to be a citizen of India. It is asked once. */
const citizen = createYesOrNoSchema('citizen', false);

export const donateSchema = z.object({ amount: rupees, citizen });

const reference = createOptionalTextField(64);

const INVALID_UTR = encodeFieldMessage('The UTR has 12 digits. You can also leave it blank');

const utr = z
  .string()
  .max(40, INVALID_UTR)
  .optional()
  .transform((typed, context) => {
    const digits = toPlainDigits(typed ?? '').replace(/\s/g, '');
    if (/^(\d{12})?$/.test(digits)) return digits || undefined;
    context.addIssue({ code: 'custom', message: INVALID_UTR });
    return z.NEVER;
  });

const INVALID_DAY = encodeFieldMessage('Please choose the day of the payment');

/** Day on which the donor paid. A blank value means today. */
const paid_on = z
  .union([z.literal('').transform(() => undefined), z.string().refine(isLocalDate, INVALID_DAY)], {
    error: INVALID_DAY,
  })
  .optional();

export const qrDonationSchema = z.object({ amount: rupees, reference, utr, paid_on, citizen });

export const donateFormSchema = z
  .object({
    amount: createOptionalTextField(9),
    custom_amount: createOptionalTextField(20),
    way: z.enum(['online', 'qr'], { error: encodeFieldMessage('Please choose how to pay') }),
    reference,
    utr,
    paid_on,
    citizen,
  })
  .transform(({ amount, custom_amount, ...rest }, context) => {
    const { success, data, error } = rupees.safeParse((custom_amount ?? amount ?? '').replace(/[₹,]/g, ''));
    if (success) return { amount: data, ...rest };
    const message = error.issues[0]?.message ?? INVALID_AMOUNT;
    context.addIssue({ code: 'custom', path: ['custom_amount'], message });
    return z.NEVER;
  });

const providerId = z.string({ error: NOT_VERIFIED }).regex(/^[\w-]{1,64}$/, NOT_VERIFIED);

const signature = z.string({ error: NOT_VERIFIED }).regex(/^[\da-f]{64}$/i, NOT_VERIFIED);

/** Wraps a schema so that a missing, null or blank value is accepted and becomes null. */
const maybe = (text: z.ZodType<string>) =>
  z
    .union([z.literal(''), z.null(), text], { error: NOT_VERIFIED })
    .optional()
    .transform((value) => value || null);

/** In simplified mode, a payment has neither an order nor a signature. */
export const verifyPaymentSchema = z.object({
  razorpay_payment_id: providerId,
  razorpay_order_id: maybe(providerId),
  razorpay_signature: maybe(signature),
});

export type VerifyPaymentInput = z.output<typeof verifyPaymentSchema>;

const NO_REASON = 'Please provide a rejection reason';

export const rejectDonationSchema = z.object({
  rejection_reason: createRequiredTextField(NO_REASON, 300).transform((reason) => reason.replace(/\s+/g, ' ')),
  translations: createTranslationsSchema('donations'),
});

/** `compared` confirms that staff have compared the screenshots of two similar donations. */
export const approveDonationSchema = z
  .object({ compared: z.union([z.boolean(), z.literal('on').transform(() => true)]).optional() })
  .optional();

export type ApproveDonationInput = NonNullable<z.output<typeof approveDonationSchema>>;

export const decideDonationSchema = z.discriminatedUnion('intent', [
  approveDonationSchema.unwrap().extend({ intent: z.literal('approve') }),
  z.object({ intent: z.literal('undo') }),
  rejectDonationSchema.extend({ intent: z.literal('reject') }),
]);

const paymentId = z.coerce.number().int().min(1);

export const settlePaymentSchema = z.object({
  id: paymentId,
  note: createRequiredTextField('Please say how it was settled', 300),
});

export const acceptPaymentSchema = z.object({
  id: paymentId,
  note: createRequiredTextField('Please say how you checked it', 300),
});

export const unmatchedPaymentSchema = z.discriminatedUnion('intent', [
  acceptPaymentSchema.extend({ intent: z.literal('accept') }),
  z.object({ intent: z.literal('refund'), id: paymentId }),
  settlePaymentSchema.extend({ intent: z.literal('settle') }),
]);

export const pageNumberSchema = z.coerce
  .number()
  .int()
  .min(1)
  .catch(1)
  .transform((value) => Math.min(value, 100_000));
export const pageSizeSchema = z.coerce
  .number()
  .int()
  .min(1)
  .catch(20)
  .transform((value) => Math.min(value, 100));

export const donationHistorySchema = z.object({ page: pageNumberSchema, limit: pageSizeSchema.catch(100) });

export const bulkApprovalSchema = z.object({
  ids: z
    .array(rowIdSchema)
    .min(1, 'Please choose donations')
    .max(MAX_BULK_DONATIONS, `At most ${MAX_BULK_DONATIONS} at once`),
});

export const bulkRejectionSchema = bulkApprovalSchema.extend({
  rejection_reason: z.enum(REJECTION_REASONS, { error: NO_REASON }),
});
