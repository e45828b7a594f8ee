/** Amounts in whole rupees. Source: docs/rules.md#donations. */
export const MIN_RUPEES = 1;
export const MAX_RUPEES = 500_000;

/** Why an amount cannot be given. */
export const AMOUNT_REFUSALS = {
  invalid: 'Please enter a valid donation amount',
  tooMuch: 'Please give at most ₹5,00,000 at a time',
} as const;

/** An amount with a name of its own. */
export interface Preset {
  rupees: number;
  category: Category;
  hindi: string;
}

export const CATEGORIES = ['Sewa', 'Sahayog', 'Samarpan', 'Sankalp', 'Custom'] as const;

export type Category = (typeof CATEGORIES)[number];

/** Source: docs/specification/members.md#constants. */
export const PRESETS: readonly Preset[] = [
  { rupees: 101, category: 'Sewa', hindi: 'सेवा' },
  { rupees: 501, category: 'Sahayog', hindi: 'सहयोग' },
  { rupees: 1100, category: 'Samarpan', hindi: 'समर्पण' },
  { rupees: 2100, category: 'Sankalp', hindi: 'संकल्प' },
];

/** The amount that is chosen on the donation form until somebody chooses another. */
export const USUAL_RUPEES = 501;

/** The name of an amount: only an exact one has its own. */
export function categoryFor(rupees: number): Category {
  return PRESETS.find((preset) => preset.rupees === rupees)?.category ?? 'Custom';
}

/** The karma that an approved donation brings: a point a rupee. */
export function karmaFor(rupees: number): number {
  return rupees;
}

/** What is known of a donation's money. */
interface Settled {
  status: DonationStatus;
  amount_paise: number;
  refunded_paise: number;
}

/** Rupees that went back to the donor: all of a refunded donation, and what was paid back of one that stays approved. */
export function refundedRupees({ status, amount_paise, refunded_paise }: Settled): number {
  return (status === 'refunded' ? amount_paise : refunded_paise) / 100;
}

/** The number on a donation's receipt: the members' prefix, R, and six digits at least. */
export function receiptNumber(memberIdPrefix: string, donationId: number): string {
  return `${memberIdPrefix}R${String(donationId).padStart(6, '0')}`;
}

export const DONATION_STATUSES = ['pending', 'approved', 'rejected', 'refunded'] as const;

export type DonationStatus = (typeof DONATION_STATUSES)[number];

export const PAYMENT_METHODS = ['razorpay', 'qr'] as const;

/** What the list of donations may be sorted by: when they were given, or the largest first. */
export const DONATION_ORDERS = ['newest', 'oldest', 'amount'] as const;

export type DonationOrder = (typeof DONATION_ORDERS)[number];

/** A search of donations looks at so many donors. */
export const SEARCHED_DONORS = 500;

/** So many donations of a search, or of some days, are counted and paged. */
export const COUNTED_DONATIONS = 1_000;

/** So many QR donations of one member may wait for review. */
export const MAX_PENDING = 5;

/** The same file from the same member within this is the same donation: somebody tapped twice. */
export const DOUBLE_TAP_HOURS = 24;

/** A payment without an order is taken no later than this. */
export const SIMPLIFIED_WINDOW_HOURS = 24;

/** An order that nobody paid within this has expired; a late payment is still taken. */
export const ORDER_LIFETIME_HOURS = 24;

/** Donations decided in one go. */
export const MAX_BULK = 50;

/** Pictures that differ in so few of the 64 bits look the same. */
export const NEAR_PICTURE_BITS = 3;

const BANDS = 4;
const BAND_BITS = 16n;

/**
 * A difference hash in four bands of 16 bits, each numbered by its place: pictures that differ in at most three bits have at least one band in
 * common, by which an index finds them.
 */
export function bandsOf(hash: bigint): number[] {
  return Array.from({ length: BANDS }, (_, place) => {
    const bits = (BigInt.asUintN(64, hash) >> (BigInt(place) * BAND_BITS)) & 0xffffn;
    return place * 0x10000 + Number(bits);
  });
}

/**
 * What approving a pending donation means for one member of staff: approve it, propose it to a second person or confirm what another proposed;
 * or why they cannot: they proposed it themselves, it is their own, or it was paid online and is the provider's to decide.
 */
export const APPROVAL_STEPS = ['approve', 'propose', 'confirm', 'proposed', 'own', 'provider'] as const;

export type ApprovalStep = (typeof APPROVAL_STEPS)[number];

interface ForApproval {
  payment_method: (typeof PAYMENT_METHODS)[number];
  amount_paise: number;
  member_id: number | null;
  proposed_by_id: number | null;
}

interface Approver {
  adminId: number;
  /** Their own membership, if they have one. */
  memberId: number | null;
}

/** Source: docs/rules.md#donations. */
export function approvalStep(donation: ForApproval, approver: Approver, twoPeopleAboveRupees: number): ApprovalStep {
  if (donation.payment_method !== 'qr') return 'provider';
  if (donation.member_id !== null && donation.member_id === approver.memberId) return 'own';
  if (donation.amount_paise <= twoPeopleAboveRupees * 100) return 'approve';
  if (donation.proposed_by_id === null) return 'propose';
  return donation.proposed_by_id === approver.adminId ? 'proposed' : 'confirm';
}

/** What a decision is called in the ledger and in the outbox; one that follows an undone one has a name of its own. */
export function decisionName({ id, decisions_undone = 0 }: { id: number; decisions_undone?: number }): string {
  return decisions_undone === 0 ? String(id) : `${id}:${decisions_undone}`;
}

/** What stands in for a donor who has left. */
export const FORMER_MEMBER = 'Former member';
