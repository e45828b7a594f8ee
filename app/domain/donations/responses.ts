import { z } from 'zod';
import { translationField } from '~/domain/translations';
import { APPROVAL_OPTIONS, DONATION_CATEGORIES, DISPUTE_STATUSES, DONATION_STATUSES, PAYMENT_METHODS } from './policy';

const rupees = z.number().describe('Rupees');
const refunded = rupees.describe('Rupees refunded to the donor; the whole amount if the status is refunded');
const lost = rupees.describe('Part of refunded_amount that the donor’s bank took back after a lost dispute');
const donatedOn = z.iso.date().describe('Day of the payment, which decides the financial year');
const category = z.enum(DONATION_CATEGORIES);
const status = z.enum(DONATION_STATUSES);
const method = z.enum(PAYMENT_METHODS);
const pagination = z.object({ current_page: z.int(), total_pages: z.int(), total_donations: z.int() });
const ids = z.array(z.int());

export const placedOrderSchema = z.object({
  message: z.string(),
  order: z
    .object({ id: z.string(), amount: z.int(), currency: z.string() })
    .describe('Order for the checkout of the payment provider. The amount is in paise.'),
  donation_info: z.object({ amount: rupees, category, expected_karma_points: z.int() }),
  key_id: z.string().describe('Public key of the payment provider, for the checkout'),
});

export type PlacedOrder = z.infer<typeof placedOrderSchema>;

export const verifiedPaymentSchema = z.object({
  message: z.string(),
  donation_info: z.object({
    id: z.int(),
    amount: rupees,
    category: z.string(),
    status: z.string(),
    karma_points_awarded: z.int(),
    new_karma_total: z.int(),
  }),
});

export type VerifiedPayment = z.infer<typeof verifiedPaymentSchema>;

export const submittedDonationSchema = z.object({
  message: z.string(),
  donation_info: z.object({
    id: z.int(),
    amount: rupees,
    category,
    status: z.string(),
    expected_karma_points: z.int(),
  }),
});

export type SubmittedDonation = z.infer<typeof submittedDonationSchema>;

export const ownDonationSchema = z.object({
  id: z.int(),
  amount: rupees,
  donation_type: z.string(),
  category: z.string(),
  payment_method: method,
  type: method,
  status,
  created_at: z.iso.datetime(),
  donated_on: donatedOn,
  reference: z.string().nullable().describe('Reference in the QR code for the exact amount'),
  refunded_amount: refunded,
  lost_amount: lost,
  pending_refund_amount: rupees.describe('Rupees of pending refunds that the bank has not confirmed yet'),
  failed_refund_amount: rupees.describe('Rupees of failed refunds that staff have not settled yet'),
  karma_points_awarded: z.int(),
  rejection_reason: z.string().nullable(),
  translation: translationField,
});

export type OwnDonation = z.infer<typeof ownDonationSchema>;

export const donationHistoryResponseSchema = z.object({ donations: z.array(ownDonationSchema), pagination });

export type DonationHistory = z.infer<typeof donationHistoryResponseSchema>;

export const ownDonationStatsSchema = z.object({
  total_amount: rupees,
  total_karma_points: z.int(),
  total_donations: z.int(),
  pending_donations: z.int(),
  donation_breakdown: z.object({
    sewa_count: z.int(),
    sahayog_count: z.int(),
    samarpan_count: z.int(),
    sankalp_count: z.int(),
    custom_count: z.int(),
  }),
});

export type OwnDonationStats = z.infer<typeof ownDonationStatsSchema>;

export const approvalSchema = z.object({
  message: z.string(),
  donation_details: z.object({
    amount: rupees,
    karma_points_awarded: z.int(),
    user_name: z.string(),
    new_karma_total: z.int(),
  }),
  awaits_second_person: z
    .boolean()
    .describe('True if the donation is large and another admin must confirm the approval'),
});

export type Approval = z.infer<typeof approvalSchema>;

export const rejectionSchema = z.object({
  message: z.string(),
  donation_details: z.object({ amount: rupees, user_name: z.string() }),
});

export type Rejection = z.infer<typeof rejectionSchema>;

export const undoneDecisionSchema = z.object({
  message: z.string(),
  donation_details: rejectionSchema.shape.donation_details,
});

export type UndoDecisionResponse = z.infer<typeof undoneDecisionSchema>;

export const duplicateSignsSchema = z.object({
  same_file: ids.describe('Other donations with the same file'),
  same_utr: ids.describe('Other donations with the same UTR'),
  near_picture: ids.describe('Other donations whose screenshot looks the same but is a different file'),
  same_amount_within_a_day: ids.describe('Other donations of the same member with the same amount within a day'),
});

export type DuplicateSigns = z.infer<typeof duplicateSignsSchema>;

export const donationDisputeSchema = z.object({
  status: z.enum(DISPUTE_STATUSES).describe('Final after won, lost or closed'),
  amount: rupees.describe('Disputed amount in rupees'),
  reason: z.string().nullable().describe('Reason code of the payment provider'),
  respond_by: z.iso.datetime().nullable().describe('Deadline for the answer in the dashboard of the payment provider'),
});

export type DonationDispute = z.infer<typeof donationDisputeSchema>;

export const donationForReviewSchema = z.object({
  id: z.int(),
  user_id: z.int().nullable().describe('Null if the donor has deleted their account'),
  user_name: z.string(),
  user: z.object({ email: z.string().nullable() }),
  amount: rupees,
  payer_fee: rupees.describe('Fee of the payment provider that the donor paid on top of the donation; 0 if none'),
  category: z.string(),
  status,
  payment_method: method,
  screenshot_path: z
    .string()
    .nullable()
    .describe(
      'Signed link for this admin, valid for 15 minutes; null without a screenshot or without the permission download_screenshots',
    ),
  has_screenshot: z.boolean(),
  created_at: z.iso.datetime(),
  donated_on: donatedOn,
  rejection_reason: z.string().nullable(),
  refunded_amount: refunded,
  lost_amount: lost,
  returned_twice: rupees.describe('Rupees that were both refunded and taken back by the bank; 0 if none'),
  karma_points_awarded: z.int(),
  reference: z.string().nullable().describe('Reference in the QR code for the exact amount'),
  utr: z.string().nullable().describe('The 12-digit number of the UPI payment, as the donor typed it'),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  undo_until: z.iso
    .datetime()
    .nullable()
    .describe(
      'Time until which the decision can be undone and the donor is not notified; null if the decision is final',
    ),
  proposed_by: z.string().nullable().describe('The first of the two admins who approve a large donation'),
  proposed_at: z.iso.datetime().nullable(),
  approval_step: z
    .enum(APPROVAL_OPTIONS)
    .nullable()
    .describe('The next approval step for this admin, or why they cannot approve; null after the decision'),
  marks: duplicateSignsSchema,
  bank_statement: z
    .object({
      statement_id: z.int(),
      approved: z.boolean().describe('True if the donation was approved by the bank statement'),
    })
    .nullable()
    .describe('The bank statement that contains the payment; null if there is none'),
  dispute: donationDisputeSchema.nullable().describe('The latest dispute of the payment; null if there is none'),
});

export type DonationForReview = z.infer<typeof donationForReviewSchema>;

export const donationStatsSchema = z.object({
  total_donations: z.int(),
  total_amount: rupees.describe('Total of the approved donations in rupees'),
  pending_count: z.int(),
  approved_count: z.int(),
  rejected_count: z.int(),
  refunded_count: z.int(),
  razorpay_count: z.int(),
  qr_count: z.int(),
  average_donation: z.number(),
  top_categories: z
    .partialRecord(category, z.int())
    .describe('Number of donations by category, the most frequent first'),
  monthly_trend: z
    .record(z.string(), z.number())
    .describe('Donated rupees by month (YYYY-MM) for the last six calendar months, the oldest first'),
});

export type DonationStats = z.infer<typeof donationStatsSchema>;

export const donationListSchema = z.object({
  donations: z.array(donationForReviewSchema),
  pagination,
  cursor: z
    .string()
    .nullable()
    .describe(
      'Position of this page, for the parameter `near` of the previous and next page; null if the page is empty',
    ),
  stats: donationStatsSchema,
});

export type DonationList = z.infer<typeof donationListSchema>;
