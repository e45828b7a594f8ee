import type { DonationStatus, PaymentMethod } from '~/db/generated/enums';
import { MAX_DAYS_APART, type CloseReason, type StatementKind } from './policy';

const DAY_MS = 24 * 3_600_000;

export interface OpenLine {
  id: bigint;
  day: Date;
  amount_paise: number;
  numbers: readonly string[];
  qr_references: readonly string[];
}

/** A donation with a reference, UTR or payment id of a line. */
export interface CandidateDonation {
  id: number;
  status: DonationStatus;
  payment_method: PaymentMethod;
  amount_paise: number;
  /** Fee that the donor paid on top. Some settlement reports include it in the amount. */
  payer_fee_paise: number;
  member_id: number | null;
  reference: string | null;
  utr: string | null;
  provider_payment_id: string | null;
  donated_on: Date;
  /** True if another line already belongs to the donation. */
  has_line: boolean;
  /** True if staff undid an approval that a line proved. They decide on the donation alone. */
  is_undone: boolean;
  isLookalike: boolean;
}

export type LineDecision =
  | { match: 'matched'; donationId: number; approve: boolean }
  | { match: 'close'; donationId: number | null; reason: CloseReason }
  | { match: 'unknown' };

interface Rules {
  kind: StatementKind;
  twoPeopleAboveRupees: number;
  /** The member account of the admin who imports the statement, or null. */
  ownMemberId: number | null;
}

/** A reference with fewer characters can also be part of an address or a date. */
const MIN_UNIQUE_LENGTH = 12;

/**
 * Returns the donations that have the reference, UTR or payment id of the line. A short reference
 * counts only if it is the number of a cheque with the same amount.
 */
export function findCandidates(line: OpenLine, donations: readonly CandidateDonation[]): CandidateDonation[] {
  return donations.filter(
    ({ reference, utr, provider_payment_id: payment, payment_method, amount_paise }) =>
      (reference !== null &&
        (line.qr_references.includes(reference) ||
          (line.numbers.includes(reference) &&
            (reference.length >= MIN_UNIQUE_LENGTH ||
              (payment_method === 'cheque' && amount_paise === line.amount_paise))))) ||
      (utr !== null && line.numbers.includes(utr)) ||
      (payment !== null && line.numbers.includes(payment)),
  );
}

/**
 * Decides whether a line proves one of the candidates. `nearId` is a pending donation with the same
 * amount and about the same day. Source: docs/rules.md#bank-statements.
 */
export function decideLine(
  line: OpenLine,
  candidates: readonly CandidateDonation[],
  nearId: number | null,
  rules: Rules,
): LineDecision {
  const [donation, other] = candidates;
  if (!donation) return nearId === null ? { match: 'unknown' } : { match: 'close', donationId: nearId, reason: 'near' };
  const reason = other ? 'several' : findDoubt(line, donation, rules);
  if (reason) return { match: 'close', donationId: donation.id, reason };
  return { match: 'matched', donationId: donation.id, approve: donation.status === 'pending' };
}

/** Returns the reason why the line does not prove the donation, or null if it does. */
function findDoubt(line: OpenLine, donation: CandidateDonation, rules: Rules): CloseReason | null {
  const { status, amount_paise, payer_fee_paise, donated_on } = donation;
  if (donation.has_line) return 'second_line';
  if (![amount_paise, amount_paise + payer_fee_paise].includes(line.amount_paise)) return 'amount';
  if (hasOtherReference(line, donation)) return 'other_reference';
  if (Math.abs(line.day.getTime() - donated_on.getTime()) > MAX_DAYS_APART * DAY_MS) return 'far_day';
  if (status === 'rejected') return 'rejected';
  return status === 'pending' ? findApprovalDoubt(donation, rules) : null;
}

/** Returns the reason why a person must approve the donation, or null if the line is sufficient. */
function findApprovalDoubt(
  { payment_method, amount_paise, member_id, is_undone, isLookalike }: CandidateDonation,
  { kind, twoPeopleAboveRupees, ownMemberId }: Rules,
): CloseReason | null {
  if (is_undone) return 'undone';
  if (kind !== 'bank' || payment_method !== 'qr') return 'pending';
  if (amount_paise > twoPeopleAboveRupees * 100) return 'two_people';
  if (member_id !== null && member_id === ownMemberId) return 'own';
  return isLookalike ? 'lookalike' : null;
}

/** True if the line contains QR references, but not that of the donation. */
function hasOtherReference({ qr_references }: OpenLine, { reference }: CandidateDonation): boolean {
  return qr_references.length > 0 && (reference === null || !qr_references.includes(reference));
}
