import type { PaymentMethod } from '~/db/generated/enums';
import type { Context } from '../context';
import type { ReportMonth } from './report-month';

/** Donations of a month, by the day on which they were made. Amounts are in paise. */
export interface DonationAmounts {
  donations: number;
  sumPaise: number;
  refundedPaise: number;
  netPaise: number;
}

export interface MonthDonations {
  total: DonationAmounts;
  byMethod: Partial<Record<PaymentMethod, DonationAmounts>>;
  byCategory: Partial<Record<string, DonationAmounts>>;
}

const NO_DONATIONS: DonationAmounts = { donations: 0, sumPaise: 0, refundedPaise: 0, netPaise: 0 };

/** Sums the approved donations of a period. Donations that were refunded in full are included. */
export async function sumDonations(
  { standbySql }: Context,
  { first, next }: Pick<ReportMonth, 'first' | 'next'>,
): Promise<MonthDonations> {
  const rows = await standbySql<
    { method: PaymentMethod; category: string; donations: number; sum: number; refunded: number }[]
  >`
    SELECT payment_method::text AS method, category, count(*)::int AS donations, sum(amount_paise)::float8 AS sum,
      sum(CASE status WHEN 'refunded' THEN amount_paise ELSE refunded_paise END)::float8 AS refunded
    FROM donations
    WHERE donated_on >= ${first}::date AND donated_on < ${next}::date AND status IN ('approved', 'refunded')
    GROUP BY payment_method, category`;
  const report: MonthDonations = { total: NO_DONATIONS, byMethod: {}, byCategory: {} };
  for (const { method, category, donations, sum, refunded } of rows) {
    const add = (to: DonationAmounts = NO_DONATIONS): DonationAmounts => ({
      donations: to.donations + donations,
      sumPaise: to.sumPaise + sum,
      refundedPaise: to.refundedPaise + refunded,
      netPaise: to.netPaise + sum - refunded,
    });
    report.total = add(report.total);
    report.byMethod[method] = add(report.byMethod[method]);
    report.byCategory[category] = add(report.byCategory[category]);
  }
  return report;
}
