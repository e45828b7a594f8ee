import type { Context } from '../context';
import { requireMember } from '../members/require-member';
import type { OwnDonationStats } from './responses';

/** Returns the acting member's donation totals. Source: docs/rules.md#donations. */
export async function getOwnDonationStats(ctx: Context): Promise<OwnDonationStats> {
  const memberId = requireMember(ctx);
  const [stats] = await ctx.sql<[OwnDonationStats]>`
    WITH own AS (SELECT * FROM donations WHERE member_id = ${memberId}), given AS (SELECT * FROM own WHERE status = 'approved')
    SELECT coalesce(sum(amount_paise - refunded_paise), 0)::float8 / 100 AS total_amount,
      coalesce(sum(karma_points_awarded), 0)::int AS total_karma_points, (SELECT count(*)::int FROM own) AS total_donations,
      (SELECT count(*)::int FROM own WHERE status = 'pending') AS pending_donations,
      jsonb_build_object(
        'sewa_count', count(*) FILTER (WHERE category = 'Sewa'), 'sahayog_count', count(*) FILTER (WHERE category = 'Sahayog'),
        'samarpan_count', count(*) FILTER (WHERE category = 'Samarpan'), 'sankalp_count', count(*) FILTER (WHERE category = 'Sankalp'),
        'custom_count', count(*) FILTER (WHERE category = 'Custom')
      ) AS donation_breakdown
    FROM given`;
  return stats;
}

/** Returns the total amount, in rupees, of the acting member's pending QR donations. */
export async function getOwnPendingRupees(ctx: Context): Promise<number> {
  const where = { member_id: requireMember(ctx), status: 'pending', payment_method: 'qr' } as const;
  const { _sum } = await ctx.db.donation.aggregate({ where, _sum: { amount_paise: true } });
  return (_sum.amount_paise ?? 0) / 100;
}
