import type { MessageKey } from '~/i18n/messages/message';
import { formatFinancialYear } from '~/lib/financial-year';

/** Minimum amount of a donation in whole rupees. Source: docs/rules.md#donations. */
export const MIN_DONATION_RUPEES = 1;
export const MAX_DONATION_RUPEES = 500_000;

export const DONATION_AMOUNT_ERROR_MESSAGES = {
  invalid: 'Please enter a valid donation amount',
  tooMuch: 'Please give at most ₹5,00,000 at a time',
} as const;

export interface AmountPreset {
  rupees: number;
  category: DonationCategory;
  hindi: string;
}

export const DONATION_CATEGORIES = ['Sewa', 'Sahayog', 'Samarpan', 'Sankalp', 'Custom'] as const;

export type DonationCategory = (typeof DONATION_CATEGORIES)[number];

/**
 * Amounts that the donation form offers, with their categories.
 * Source: docs/specification/members.md#constants.
 */
export const DONATION_AMOUNT_PRESETS: readonly AmountPreset[] = [
  { rupees: 101, category: 'Sewa', hindi: 'सेवा' },
  { rupees: 501, category: 'Sahayog', hindi: 'सहयोग' },
  { rupees: 1100, category: 'Samarpan', hindi: 'समर्पण' },
  { rupees: 2100, category: 'Sankalp', hindi: 'संकल्प' },
];

export function getDonationCategory(rupees: number): DonationCategory {
  return DONATION_AMOUNT_PRESETS.find((preset) => preset.rupees === rupees)?.category ?? 'Custom';
}

export function getDonationKarma(rupees: number): number {
  return rupees;
}

interface Settled {
  status: DonationStatus;
  amount_paise: number;
  refunded_paise: number;
}

/**
 * Returns the refunded amount in rupees: the whole amount if the donation has the status
 * `refunded`, otherwise the part that was refunded.
 */
export function getRefundedRupees({ status, amount_paise, refunded_paise }: Settled): number {
  return (status === 'refunded' ? amount_paise : refunded_paise) / 100;
}

interface Receipted {
  receipt_year: number | null;
  receipt_number: number | null;
}

/**
 * Formats a receipt number with its financial year, for example SNG-2026-27-000012. Returns an
 * empty string for a donation without a receipt number.
 */
export function formatReceiptNumber(
  memberIdPrefix: string,
  { receipt_year: year, receipt_number: number }: Receipted,
): string {
  if (year === null || number === null) return '';
  return `${memberIdPrefix}${formatFinancialYear(year)}-${String(number).padStart(6, '0')}`;
}

export const DONATION_STATUSES = ['pending', 'approved', 'rejected', 'refunded'] as const;

export type DonationStatus = (typeof DONATION_STATUSES)[number];

/** Payment methods of donations that staff enter by hand. */
export const MANUAL_METHODS = ['cash', 'cheque', 'bank_transfer', 'payment_page'] as const;

/** Largest cash donation in rupees that is tax deductible. */
export const MAX_DEDUCTIBLE_CASH_RUPEES = 2_000;

/** True if the donation is tax deductible. Source: docs/rules.md#tax-certificates. */
export function isDeductible({ payment_method, amount_paise }: { payment_method: string; amount_paise: number }) {
  return payment_method !== 'cash' || amount_paise <= MAX_DEDUCTIBLE_CASH_RUPEES * 100;
}

/** Donation types of Form 10BD. */
export const DONATION_TYPES = ['others', 'corpus', 'specific_grant'] as const;

/** Ways in which staff return money without the payment provider. */
export const REFUND_MODES = ['upi', 'bank_transfer', 'cheque', 'cash'] as const;

/** Statuses in which a refund waits for a second person or for the provider. */
export const UNFINISHED_REFUND_STATUSES = ['proposed', 'requested'] as const;

export const PAYMENT_METHODS = ['razorpay', 'qr', ...MANUAL_METHODS] as const;

/** Names of the payment methods for staff. */
export const PAYMENT_METHOD_LABELS = {
  razorpay: 'Razorpay',
  qr: 'QR',
  cash: 'Cash',
  cheque: 'Cheque',
  bank_transfer: 'Bank transfer',
  payment_page: 'Payment page',
} as const;

export const DONATION_SORT_ORDERS = ['newest', 'oldest', 'amount'] as const;

export type DonationSortOrder = (typeof DONATION_SORT_ORDERS)[number];

export const MAX_SEARCHED_DONORS = 500;

export const MAX_COUNTED_DONATIONS = 1_000;

export const MAX_PENDING_DONATIONS = 5;

/** A donor who uploads a screenshot can name a day of payment at most this long ago. */
export const MAX_DAYS_BEFORE_UPLOAD = 31;

/** If a member uploads the same file again within this time, it is treated as the same donation. */
export const DUPLICATE_UPLOAD_WINDOW_HOURS = 24;

/** Payments without an order are accepted only up to this age. */
export const SIMPLIFIED_PAYMENT_MAX_AGE_HOURS = 24;

/** An unpaid order expires after this time. If it is paid later, the payment is still accepted. */
export const PAYMENT_ORDER_LIFETIME_HOURS = 24;

/**
 * Minutes after which a QR code of the provider is closed. The provider requires at least 15
 * minutes.
 */
export const PAYMENT_CODE_LIFETIME_MINUTES = 30;

export const MAX_BULK_DONATIONS = 50;

/** Statuses after which a dispute does not change any more. */
export const FINAL_DISPUTE_STATUSES = ['won', 'lost', 'closed'] as const;

export const DISPUTE_STATUSES = ['open', 'under_review', 'action_required', ...FINAL_DISPUTE_STATUSES] as const;

/** Maximum number of different bits in the 64-bit hashes of two similar images. */
export const MAX_SIMILAR_IMAGE_BITS = 3;

const BANDS = 4;
const BAND_BITS = 16n;

/**
 * Splits a hash into four bands of 16 bits. Hashes that differ in at most three bits have at least
 * one band in common, which can be found through an index.
 */
export function getImageHashBands(hash: bigint): number[] {
  return Array.from({ length: BANDS }, (_, place) => {
    const bits = (BigInt.asUintN(64, hash) >> (BigInt(place) * BAND_BITS)) & 0xffffn;
    return place * 0x10000 + Number(bits);
  });
}

/**
 * Steps of an approval. With the last three, the admin cannot approve the donation: the admin has
 * proposed it, it is the admin's own donation, or it was paid online.
 */
export const APPROVAL_OPTIONS = ['approve', 'propose', 'confirm', 'proposed', 'own', 'provider'] as const;

export type ApprovalOption = (typeof APPROVAL_OPTIONS)[number];

interface ForApproval {
  payment_method: (typeof PAYMENT_METHODS)[number];
  amount_paise: number;
  member_id: number | null;
  proposed_by_id: number | null;
}

interface Approver {
  adminId: number;
  memberId: number | null;
}

/** Returns what the admin can do to approve a donation. Source: docs/rules.md#donations. */
export function getApprovalOption(
  donation: ForApproval,
  approver: Approver,
  twoPeopleAboveRupees: number,
): ApprovalOption {
  if (donation.payment_method === 'razorpay') return 'provider';
  if (donation.member_id !== null && donation.member_id === approver.memberId) return 'own';
  if (donation.amount_paise <= twoPeopleAboveRupees * 100) return 'approve';
  if (donation.proposed_by_id === null) return 'propose';
  return donation.proposed_by_id === approver.adminId ? 'proposed' : 'confirm';
}

/**
 * Returns the key of a decision in the karma ledger and in the outbox. After an undo, the next
 * decision has a new key.
 */
export function getDonationDecisionKey({
  id,
  decisions_undone = 0,
}: {
  id: number;
  decisions_undone?: number;
}): string {
  return decisions_undone === 0 ? String(id) : `${id}:${decisions_undone}`;
}

/**
 * Returns true if another donation has the same UTR, or the same or a similar screenshot, so that
 * staff must compare both.
 */
export function isLookalike(signs: Record<'same_file' | 'same_utr' | 'near_picture', readonly number[]>): boolean {
  return signs.same_file.length > 0 || signs.same_utr.length > 0 || signs.near_picture.length > 0;
}

export const FORMER_MEMBER_NAME = 'Former member';

/**
 * Usual reasons for rejecting a donation, which staff can choose instead of typing. Donors read
 * them in their own language.
 */
export const REJECTION_REASONS = [
  'The picture cannot be read.',
  'The picture shows another amount.',
  'The picture does not show a payment to us.',
  'This payment was sent before and is counted already.',
  'The payment has not reached our account.',
] as const satisfies readonly MessageKey[];
