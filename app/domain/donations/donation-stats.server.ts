import { requireAdmin } from '../admins/require-admin';
import { VIEW_DONATIONS_PERMISSIONS } from '../admins/policy';
import type { Context } from '../context';
import { DONATION_CATEGORIES } from './policy';
import type { DonationStats } from './responses';

const TREND_MONTHS = 6;

type Totals = Omit<DonationStats, 'average_donation' | 'top_categories' | 'monthly_trend'> & {
  by_category: Partial<Record<string, number>>;
  by_month: Partial<Record<string, number>>;
};

/**
 * Returns the donation statistics for review and reports.
 * Source: docs/specification/back-office.md#fields.
 */
export async function getDonationStats(ctx: Context): Promise<DonationStats> {
  requireAdmin(ctx, ...VIEW_DONATIONS_PERMISSIONS);
  const months = lastMonths(ctx.clock.today());
  const [{ by_category, by_month, ...totals }] = await ctx.sql<[Totals]>`
    SELECT coalesce(sum(donations), 0)::int AS total_donations,
      coalesce(sum(amount_paise) FILTER (WHERE status = 'approved'), 0)::float8 / 100 AS total_amount,
      coalesce(sum(donations) FILTER (WHERE status = 'pending'), 0)::int AS pending_count,
      coalesce(sum(donations) FILTER (WHERE status = 'approved'), 0)::int AS approved_count,
      coalesce(sum(donations) FILTER (WHERE status = 'rejected'), 0)::int AS rejected_count,
      coalesce(sum(donations) FILTER (WHERE status = 'refunded'), 0)::int AS refunded_count,
      coalesce(sum(donations) FILTER (WHERE payment_method = 'razorpay'), 0)::int AS razorpay_count,
      coalesce(sum(donations) FILTER (WHERE payment_method = 'qr'), 0)::int AS qr_count,
      (SELECT coalesce(jsonb_object_agg(category, times), '{}') FROM (
        SELECT category, sum(donations) AS times FROM donation_totals WHERE status = 'approved' GROUP BY category
      ) AS categories) AS by_category,
      (SELECT coalesce(jsonb_object_agg(to_char(month, 'YYYY-MM'), paise), '{}') FROM (
        SELECT month, sum(amount_paise) AS paise FROM donation_totals
        WHERE status = 'approved' AND month >= ${`${months[0]}-01`}::date GROUP BY month
      ) AS months) AS by_month
    FROM donation_totals`;
  const { approved_count: approved, total_amount: rupees } = totals;
  const categories = DONATION_CATEGORIES.map((category) => [category, by_category[category] ?? 0] as const);
  return {
    ...totals,
    average_donation: approved === 0 ? 0 : Math.round((rupees / approved) * 100) / 100,
    top_categories: Object.fromEntries(categories.filter(([, times]) => times > 0).sort(([, a], [, b]) => b - a)),
    monthly_trend: Object.fromEntries(months.map((month) => [month, (by_month[month] ?? 0) / 100])),
  };
}

function lastMonths(today: string): string[] {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: TREND_MONTHS }, (_, index) => {
    const month = months - (TREND_MONTHS - 1) + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
