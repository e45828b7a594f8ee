import type { Prisma } from '~/db/generated/client';
import type { PaymentMethod } from '~/db/generated/enums';
import { fromDatabaseDate, type LocalDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { formatReceiptNumber, getRefundedRupees, isDeductible } from './policy';
import { t } from '~/i18n/messages/message';

export interface DonationReceipt {
  number: string;
  donor: string;
  /** Amount in rupees. */
  amount: number;
  refunded: number;
  category: string;
  payment_method: PaymentMethod;
  karma_points: number;
  /** False if the donor has no account, and so gets no karma points. */
  isOfMember: boolean;
  donatedOn: LocalDate;
  /** True if the donor's details for the tax office are known. */
  hasDonorDetails: boolean;
  /** False for a large cash donation, for which there is no tax certificate. */
  isDeductible: boolean;
}

/**
 * Returns the receipt of a donation. Throws `not_found` unless the donation belongs to the acting
 * member and is approved.
 */
export function getDonationReceipt(ctx: Context, id: number): Promise<DonationReceipt> {
  return getReceipt(ctx, { id, member_id: requireMember(ctx) });
}

/**
 * Returns the receipt of any donation for staff, and writes an audit entry. Throws `not_found`
 * unless the donation is approved and the name of the donor is known.
 * Source: docs/rules.md#donations-by-hand.
 */
export async function getDonationReceiptForStaff(ctx: Context, id: number): Promise<DonationReceipt> {
  requireAdmin(ctx, ...getDonationReceiptForStaff.permissions);
  const receipt = await getReceipt(ctx, { id });
  await recordAuditEntry(ctx, ctx.db, { action: 'donation.receipt_downloaded', subject: { kind: 'donation', id } });
  return receipt;
}

getDonationReceiptForStaff.permissions = ['record_donations', 'export_donors'] as const;

async function getReceipt(ctx: Context, where: Prisma.DonationWhereInput): Promise<DonationReceipt> {
  const donation = await ctx.db.donation.findFirst({
    where: { ...where, status: 'approved' },
    include: { member: { select: { name: true } } },
  });
  const donor = donation?.member?.name ?? donation?.donor_name;
  if (!donation || !donor) throw new DomainError('not_found', t('Receipt not found.'));
  return {
    number: formatReceiptNumber(ctx.community.memberIdPrefix, donation),
    donor,
    amount: donation.amount_paise / 100,
    refunded: getRefundedRupees(donation),
    category: donation.category,
    payment_method: donation.payment_method,
    karma_points: donation.karma_points_awarded,
    isOfMember: donation.member_id !== null,
    donatedOn: fromDatabaseDate(donation.donated_on),
    hasDonorDetails: donation.donor_record_id !== null,
    isDeductible: isDeductible(donation),
  };
}
