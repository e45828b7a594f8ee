import { maskPhone } from '~/lib/phone';
import type { Context } from '../context';
import { type DonationStatus, FORMER_MEMBER_NAME, formatReceiptNumber, getRefundedRupees } from './policy';

export interface ExportedDonation {
  id: number;
  receipt_number: string;
  donor: string;
  email: string;
  /** Amount in rupees. */
  amount: number;
  category: string;
  payment_method: string;
  status: string;
  date: string;
  created_at: string;
  refunded_amount: number;
  karma_points_awarded: number;
  decided_by: string;
  decided_at: string;
  refunded_at: string;
  rejection_reason: string;
  payment_id: string;
  order_id: string;
  reference: string;
  utr: string;
  donated_on: string;
  donation_type: string;
  proposed_by: string;
  /** Provider ids or transfer references of all refunds. */
  refund_ids: string;
  /** The three member fields are empty if the donor has deleted the account. */
  member_id: number | '';
  member_id_label: string;
  phone: string;
}

interface Row extends Omit<
  ExportedDonation,
  'receipt_number' | 'amount' | 'refunded_amount' | 'member_id' | 'member_id_label'
> {
  receipt_year: number | null;
  receipt_number: number | null;
  amount_paise: number;
  refunded_paise: number;
  status: DonationStatus;
  member_id: number | null;
}

/**
 * Reads the donations of a chunk of the report, newest first, with one statement. Raw SQL takes a
 * third of the time that Prisma's models take for a million donations.
 */
export async function readExportedDonations(
  { standbySql, clock, community }: Context,
  ids: readonly number[],
  isPhoneShown: boolean,
): Promise<ExportedDonation[]> {
  const rows = await standbySql<Row[]>`
    SELECT d.id, d.receipt_year, d.receipt_number, d.amount_paise, d.refunded_paise, d.category,
      COALESCE(m.name, d.donor_name, ${FORMER_MEMBER_NAME}) AS donor, COALESCE(m.email, '') AS email,
      d.payment_method::text AS payment_method, d.status::text AS status,
      to_char(d.created_at AT TIME ZONE ${clock.timeZone}, 'YYYY-MM-DD') AS date,
      to_char(d.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at,
      COALESCE(to_char(d.decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '') AS decided_at,
      COALESCE(to_char(d.refunded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '') AS refunded_at,
      d.karma_points_awarded, COALESCE(decided.name, '') AS decided_by, COALESCE(proposed.name, '') AS proposed_by,
      COALESCE(d.rejection_reason, '') AS rejection_reason, COALESCE(d.provider_payment_id, '') AS payment_id,
      COALESCE(o.provider_order_id, '') AS order_id, COALESCE(d.reference, '') AS reference,
      COALESCE(d.utr, '') AS utr, to_char(d.donated_on, 'YYYY-MM-DD') AS donated_on,
      d.donation_type::text AS donation_type, d.member_id, COALESCE(m.phone, '') AS phone,
      COALESCE((SELECT string_agg(COALESCE(r.provider_refund_id, r.reference), ' ' ORDER BY r.id)
        FROM donation_refunds r WHERE r.donation_id = d.id AND r.status = 'done'), '') AS refund_ids
    FROM donations d LEFT JOIN members m ON m.id = d.member_id LEFT JOIN payment_orders o ON o.donation_id = d.id
      LEFT JOIN admins decided ON decided.id = d.decided_by_id LEFT JOIN admins proposed ON proposed.id = d.proposed_by_id
    WHERE d.id = ANY(${[...ids]}::int[]) ORDER BY d.created_at DESC, d.id DESC`;
  const { memberIdPrefix } = community;
  // Rows are not spread, because spreading would add a tenth to the time of the whole report.
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    donor: row.donor,
    email: row.email,
    payment_method: row.payment_method,
    status: row.status,
    date: row.date,
    created_at: row.created_at,
    decided_at: row.decided_at,
    refunded_at: row.refunded_at,
    karma_points_awarded: row.karma_points_awarded,
    decided_by: row.decided_by,
    proposed_by: row.proposed_by,
    rejection_reason: row.rejection_reason,
    payment_id: row.payment_id,
    order_id: row.order_id,
    reference: row.reference,
    utr: row.utr,
    donated_on: row.donated_on,
    donation_type: row.donation_type,
    phone: isPhoneShown ? row.phone : maskPhone(row.phone),
    refund_ids: row.refund_ids,
    receipt_number: formatReceiptNumber(memberIdPrefix, row),
    amount: row.amount_paise / 100,
    refunded_amount: getRefundedRupees(row),
    member_id: row.member_id ?? '',
    member_id_label: row.member_id === null ? '' : `${memberIdPrefix}${row.member_id}`,
  }));
}
