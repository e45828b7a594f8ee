import type { PaymentMethod } from '~/db/generated/enums';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { formatReceiptNumber, getRefundedRupees } from './policy';
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
  donatedAt: Date;
  approvedAt: Date;
}

/**
 * Returns the receipt of a donation. Throws `not_found` unless the donation belongs to the acting
 * member and is approved.
 */
export async function getDonationReceipt(ctx: Context, id: number): Promise<DonationReceipt> {
  const donation = await ctx.db.donation.findFirst({
    where: { id, member_id: requireMember(ctx), status: 'approved' },
    include: { member: { select: { name: true } } },
  });
  if (!donation?.member || !donation.decided_at) throw new DomainError('not_found', t('Receipt not found.'));
  return {
    number: formatReceiptNumber(ctx.community.memberIdPrefix, id),
    donor: donation.member.name,
    amount: donation.amount_paise / 100,
    refunded: getRefundedRupees(donation),
    category: donation.category,
    payment_method: donation.payment_method,
    karma_points: donation.karma_points_awarded,
    donatedAt: donation.created_at,
    approvedAt: donation.decided_at,
  };
}
