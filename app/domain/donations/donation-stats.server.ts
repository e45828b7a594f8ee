import { fromDatabaseDate } from '~/lib/calendar';
import { actingAdmin } from '../admins/acting-admin';
import { SEE_DONATIONS } from '../admins/policy';
import type { Context } from '../context';
import { CATEGORIES } from './policy';
import type { DonationStats } from './responses';

const TREND_MONTHS = 6;

/** The figures for review and reports. Source: docs/specification/back-office.md#fields. */
export async function getDonationStats(ctx: Context): Promise<DonationStats> {
  actingAdmin(ctx, ...SEE_DONATIONS);
  const totals = await ctx.db.donationTotal.findMany();
  const count = (wanted: Partial<(typeof totals)[number]>) =>
    totals.filter((row) => fits(row, wanted)).reduce((sum, { donations }) => sum + donations, 0);
  const rupees = (wanted: Partial<(typeof totals)[number]>) =>
    totals.filter((row) => fits(row, wanted)).reduce((sum, { amount_paise }) => sum + Number(amount_paise), 0) / 100;
  const approved = count({ status: 'approved' });
  const categories = CATEGORIES.map((category) => [category, count({ status: 'approved', category })] as const);
  const trend = lastMonths(ctx.clock.today()).map((month) => {
    const ofMonth = totals.filter((row) => row.status === 'approved' && fromDatabaseDate(row.month).startsWith(month));
    return [month, ofMonth.reduce((sum, { amount_paise }) => sum + Number(amount_paise), 0) / 100] as const;
  });
  return {
    total_donations: count({}),
    total_amount: rupees({ status: 'approved' }),
    pending_count: count({ status: 'pending' }),
    approved_count: approved,
    rejected_count: count({ status: 'rejected' }),
    refunded_count: count({ status: 'refunded' }),
    razorpay_count: count({ payment_method: 'razorpay' }),
    qr_count: count({ payment_method: 'qr' }),
    average_donation: approved === 0 ? 0 : Math.round((rupees({ status: 'approved' }) / approved) * 100) / 100,
    top_categories: Object.fromEntries(categories.filter(([, times]) => times > 0).sort(([, a], [, b]) => b - a)),
    monthly_trend: Object.fromEntries(trend),
  };
}

function fits<Row extends object>(row: Row, wanted: Partial<Row>): boolean {
  return Object.entries(wanted).every(([name, value]) => row[name as keyof Row] === value);
}

function lastMonths(today: string): string[] {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: TREND_MONTHS }, (_, index) => {
    const month = months - (TREND_MONTHS - 1) + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
