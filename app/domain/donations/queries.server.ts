import type { Donation } from '~/db/generated/client';
import type { PaymentMethod } from '~/db/generated/enums';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { actingMember } from '../members/acting-member';
import { type Translatable, translationsIn } from '../translations';
import type { DonationHistory, OwnDonation, OwnDonationStats } from './responses';
import { receiptNumber, refundedRupees } from './policy';
import { type Message, say } from '~/i18n/messages/say';

type DonationRow = Pick<
  Donation,
  | 'id'
  | 'amount_paise'
  | 'category'
  | 'payment_method'
  | 'status'
  | 'created_at'
  | 'karma_points_awarded'
  | 'rejection_reason'
  | 'refunded_paise'
  | 'translations'
  | 'reference'
>;

export async function listOwnDonations(
  ctx: Context,
  { page, limit }: { page: number; limit: number },
): Promise<Omit<DonationHistory, 'donations'> & { donations: Translatable<OwnDonation>[] }> {
  const memberId = actingMember(ctx);
  const rows = await ctx.db.$queryRaw<(DonationRow & { total: number })[]>`
    SELECT total, of_page.* FROM (SELECT count(*)::int AS total FROM donations WHERE member_id = ${memberId}) AS counted
    LEFT JOIN LATERAL (
      SELECT id, amount_paise, category, payment_method::text AS payment_method, status::text AS status, created_at, karma_points_awarded,
        rejection_reason, refunded_paise, reference, translations
      FROM donations WHERE member_id = ${memberId} ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${(page - 1) * limit}
    ) AS of_page ON true ORDER BY created_at DESC, id`;
  const total = rows[0]?.total ?? 0;
  // Beyond the last page there is the total alone.
  const onPage = rows.filter(({ id }) => id as number | null);
  return {
    donations: onPage.map((row) => ({
      id: row.id,
      amount: row.amount_paise / 100,
      donation_type: row.category,
      category: row.category,
      payment_method: row.payment_method,
      type: row.payment_method,
      status: row.status,
      created_at: row.created_at.toISOString(),
      reference: row.reference,
      refunded_amount: refundedRupees(row),
      karma_points_awarded: row.karma_points_awarded,
      rejection_reason: row.rejection_reason,
      translations: translationsIn(row.translations),
    })),
    pagination: { current_page: page, total_pages: Math.max(1, Math.ceil(total / limit)), total_donations: total },
  };
}

/** The acting member's totals. Source: docs/rules.md#donations. */
export async function getOwnDonationStats(ctx: Context): Promise<OwnDonationStats> {
  const memberId = actingMember(ctx);
  const [stats] = await ctx.db.$queryRaw<[OwnDonationStats]>`
    WITH own AS (SELECT * FROM donations WHERE member_id = ${memberId}), given AS (SELECT * FROM own WHERE status = 'approved')
    SELECT coalesce(sum(amount_paise - refunded_paise), 0)::float8 / 100 AS total_amount,
      coalesce(sum(karma_points_awarded), 0)::int AS total_karma_points, count(*)::int AS total_donations,
      (SELECT count(*)::int FROM own WHERE status = 'pending') AS pending_donations,
      jsonb_build_object(
        'sewa_count', count(*) FILTER (WHERE category = 'Sewa'), 'sahayog_count', count(*) FILTER (WHERE category = 'Sahayog'),
        'samarpan_count', count(*) FILTER (WHERE category = 'Samarpan'), 'sankalp_count', count(*) FILTER (WHERE category = 'Sankalp'),
        'custom_count', count(*) FILTER (WHERE category = 'Custom')
      ) AS donation_breakdown
    FROM given`;
  return stats;
}

export interface Receipt {
  number: string;
  donor: string;
  /** Rupees. */
  amount: number;
  refunded: number;
  category: string;
  payment_method: PaymentMethod;
  karma_points: number;
  donatedAt: Date;
  approvedAt: Date;
}

/** The receipt of the acting member's approved donation. Throws not_found for any other. */
export async function getReceipt(ctx: Context, id: number): Promise<Receipt> {
  const donation = await ctx.db.donation.findFirst({
    where: { id, member_id: actingMember(ctx), status: 'approved' },
    include: { member: { select: { name: true } } },
  });
  if (!donation?.member || !donation.decided_at) throw new DomainError('not_found', say('Receipt not found.'));
  return {
    number: receiptNumber(ctx.community.memberIdPrefix, id),
    donor: donation.member.name,
    amount: donation.amount_paise / 100,
    refunded: refundedRupees(donation),
    category: donation.category,
    payment_method: donation.payment_method,
    karma_points: donation.karma_points_awarded,
    donatedAt: donation.created_at,
    approvedAt: donation.decided_at,
  };
}

/** The acting member's unpaid order. Throws not_found, conflict for one that is paid. */
export async function getOpenOrder(ctx: Context, providerOrderId: string): Promise<{ amount_paise: number }> {
  const order = await ctx.db.paymentOrder.findUnique({ where: { provider_order_id: providerOrderId } });
  if (order?.member_id !== actingMember(ctx)) throw new DomainError('not_found', say('Order not found.'));
  if (order.donation_id !== null) throw new DomainError('conflict', say('This order is paid already. Thank you.'));
  return { amount_paise: order.amount_paise };
}

const NO_PROBLEM_KNOWN = say('Please try again.');

/** Why an order's last payment failed, in the provider's words or, failing these, in ours. */
export async function findPaymentProblem(ctx: Context, providerOrderId: string): Promise<string | Message> {
  const order = await ctx.db.paymentOrder.findUnique({
    where: { provider_order_id: providerOrderId },
    select: { id: true },
  });
  if (!order) return NO_PROBLEM_KNOWN;
  const payments = await ctx.payments.listPayments(providerOrderId).catch(() => []);
  return payments.find(({ status }) => status === 'failed')?.errorDescription ?? NO_PROBLEM_KNOWN;
}
