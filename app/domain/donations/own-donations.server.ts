import type { Donation } from '~/db/generated/client';
import type { ProviderRefundStatus } from '~/db/generated/enums';
import { fromDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';
import { requireMember } from '../members/require-member';
import { type Translatable, readTranslations } from '../translations';
import { getRefundedRupees } from './policy';
import type { DonationHistory, OwnDonation } from './responses';

type DonationRow = Pick<
  Donation,
  | 'id'
  | 'amount_paise'
  | 'category'
  | 'payment_method'
  | 'status'
  | 'created_at'
  | 'donated_on'
  | 'karma_points_awarded'
  | 'rejection_reason'
  | 'refunded_paise'
  | 'lost_paise'
  | 'provider_payment_id'
  | 'translations'
  | 'reference'
>;

export async function listOwnDonations(
  ctx: Context,
  { page, limit }: { page: number; limit: number },
): Promise<Omit<DonationHistory, 'donations'> & { donations: Translatable<OwnDonation>[] }> {
  const memberId = requireMember(ctx);
  const rows = await ctx.sql<(DonationRow & { total: number })[]>`
    SELECT total, of_page.* FROM (SELECT count(*)::int AS total FROM donations WHERE member_id = ${memberId}) AS counted
    LEFT JOIN LATERAL (
      SELECT id, amount_paise, category, payment_method::text AS payment_method, status::text AS status, created_at, donated_on,
        karma_points_awarded, rejection_reason, refunded_paise, lost_paise, provider_payment_id,
        reference, translations
      FROM donations WHERE member_id = ${memberId} ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${(page - 1) * limit}
    ) AS of_page ON true ORDER BY created_at DESC, id`;
  const total = rows[0]?.total ?? 0;
  // If the page is beyond the last one, the query returns a single row that has only the total.
  const onPage = rows.filter(({ id }) => id as number | null);
  const refunds = await sumOpenRefunds(
    ctx,
    onPage.flatMap(({ provider_payment_id: id }) => id ?? []),
  );
  const getOpenRupees = (row: DonationRow, status: ProviderRefundStatus) =>
    (refunds.get(`${row.provider_payment_id} ${status}`) ?? 0) / 100;
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
      donated_on: fromDatabaseDate(row.donated_on),
      reference: row.reference,
      refunded_amount: getRefundedRupees(row),
      lost_amount: Math.min(row.lost_paise, row.amount_paise) / 100,
      pending_refund_amount: getOpenRupees(row, 'pending'),
      failed_refund_amount: getOpenRupees(row, 'failed'),
      karma_points_awarded: row.karma_points_awarded,
      rejection_reason: row.rejection_reason,
      translations: readTranslations(row.translations),
    })),
    pagination: { current_page: page, total_pages: Math.max(1, Math.ceil(total / limit)), total_donations: total },
  };
}

/** Returns the paise of pending and of failed, unsettled refunds by payment id and status. */
async function sumOpenRefunds(ctx: Context, paymentIds: string[]): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await ctx.db.providerRefund.groupBy({
    by: ['provider_payment_id', 'status'],
    where: { provider_payment_id: { in: paymentIds }, status: { in: ['pending', 'failed'] }, settled_at: null },
    _sum: { amount_paise: true },
  });
  return new Map(rows.map((row) => [`${row.provider_payment_id} ${row.status}`, row._sum.amount_paise ?? 0]));
}
