import { z } from 'zod';

const notesSchema = z.union([z.record(z.string(), z.union([z.string(), z.number()])), z.array(z.never())]);

const orderSchema = z.object({
  id: z.string(),
  entity: z.literal('order'),
  amount: z.number(),
  amount_paid: z.number(),
  amount_due: z.number(),
  currency: z.string(),
  receipt: z.string().nullable(),
  offer_id: z.null(),
  status: z.enum(['created', 'attempted', 'paid']),
  attempts: z.number(),
  notes: notesSchema,
  created_at: z.number(),
});

/** How the payments of an order are captured. Times are in minutes. */
export const captureSchema = z.object({
  capture: z.enum(['automatic', 'manual']),
  capture_options: z
    .object({
      automatic_expiry_period: z.number().int().min(12).max(7_200),
      manual_expiry_period: z.number().int().max(7_200),
      refund_speed: z.enum(['optimum', 'normal']),
    })
    .refine(({ automatic_expiry_period: automatic, manual_expiry_period: manual }) => manual >= automatic)
    .optional(),
});

/**
 * An order in the format of Razorpay's API, and whether its payments are captured automatically.
 */
export const storedOrderSchema = z.object({
  entity: orderSchema,
  autoCapture: z.boolean(),
  capture: captureSchema.optional(),
});

/**
 * A payment in the format of Razorpay's API. Amounts are in the smallest currency unit, and times
 * in seconds.
 */
export const paymentSchema = z.object({
  id: z.string(),
  entity: z.literal('payment'),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['authorized', 'captured', 'refunded', 'failed']),
  order_id: z.string().nullable(),
  invoice_id: z.null(),
  international: z.boolean(),
  method: z.string(),
  amount_refunded: z.number(),
  refund_status: z.enum(['partial', 'full']).nullable(),
  captured: z.boolean(),
  description: z.string().nullable(),
  card_id: z.null(),
  bank: z.null(),
  wallet: z.null(),
  vpa: z.string().nullable(),
  email: z.string(),
  contact: z.string(),
  notes: notesSchema,
  fee: z.number().nullable(),
  tax: z.number().nullable(),
  error_code: z.string().nullable(),
  error_description: z.string().nullable(),
  error_source: z.string().nullable(),
  error_step: z.string().nullable(),
  error_reason: z.string().nullable(),
  acquirer_data: z.record(z.string(), z.string().nullable()),
  created_at: z.number(),
});

/** A QR code in the format of Razorpay's API, and the ids of its payments. */
export const storedCodeSchema = z.object({
  entity: z.object({
    id: z.string(),
    entity: z.literal('qr_code'),
    created_at: z.number(),
    name: z.string().nullable(),
    usage: z.literal('single_use'),
    type: z.literal('upi_qr'),
    image_url: z.string(),
    payment_amount: z.number(),
    status: z.enum(['active', 'closed']),
    description: z.string().nullable(),
    fixed_amount: z.literal(true),
    payments_amount_received: z.number(),
    payments_count_received: z.number(),
    notes: notesSchema,
    customer_id: z.null(),
    close_by: z.number(),
    closed_at: z.number().nullable(),
    close_reason: z.enum(['on_demand', 'paid']).nullable(),
  }),
  payments: z.array(z.string()),
});

export type StoredCode = z.infer<typeof storedCodeSchema>;

/** A refund in the format of Razorpay's API. The amount is in the smallest currency unit. */
export const refundSchema = z.object({
  id: z.string(),
  entity: z.literal('refund'),
  amount: z.number(),
  currency: z.string(),
  payment_id: z.string(),
  notes: notesSchema,
  receipt: z.string().nullable(),
  acquirer_data: z.record(z.string(), z.string().nullable()),
  created_at: z.number(),
  batch_id: z.null(),
  status: z.enum(['pending', 'processed', 'failed']),
  speed_processed: z.literal('normal'),
  speed_requested: z.literal('normal'),
});

/**
 * A dispute in the format of Razorpay's API. Amounts are in the smallest currency unit, and times
 * in seconds.
 */
export const storedDisputeSchema = z.object({
  id: z.string(),
  entity: z.literal('dispute'),
  payment_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  amount_deducted: z.number(),
  reason_code: z.string(),
  respond_by: z.number(),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  phase: z.literal('chargeback'),
  created_at: z.number(),
});

export type Order = z.infer<typeof orderSchema>;

export type StoredOrder = z.infer<typeof storedOrderSchema>;

export type Payment = z.infer<typeof paymentSchema>;

export type Refund = z.infer<typeof refundSchema>;

export type Dispute = z.infer<typeof storedDisputeSchema>;

/** Returns the current Unix time in seconds. */
export function getNowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
