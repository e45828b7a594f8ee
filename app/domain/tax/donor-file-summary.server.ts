import { getFinancialYearRange } from '~/lib/financial-year';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { exportDonorFile } from './donor-file.server';
import { findDonorFileDownload } from './downloaded-donor-files.server';
import { findTaxSettings } from './tax-settings.server';

interface Sum {
  donations: number;
  /** Amount in rupees without refunds. */
  amount: number;
}

export interface DonorFileSummary {
  /** Donations with donor details, which are in the file. */
  named: Sum & { donors: number };
  /** Donations without donor details, which are not in the file. */
  unnamed: Sum;
  /** Last download of the file, and the number of donors whose rows changed since then. */
  download: { at: Date; changedDonors: number } | null;
  /** False while the trust's own details are missing, so that there can be no file. */
  isReady: boolean;
}

interface SumRow {
  is_named: boolean;
  donations: number;
  paise: bigint;
  donors: number;
}

/** Counts the donations of a financial year with and without donor details. */
export async function getDonorFileSummary(ctx: Context, year: number): Promise<DonorFileSummary> {
  requireAdmin(ctx, ...exportDonorFile.permissions);
  const { from, until } = getFinancialYearRange(year);
  const [rows, trust, download] = await Promise.all([
    ctx.standbySql<SumRow[]>`
      SELECT donor_record_id IS NOT NULL AS is_named, count(*)::int AS donations,
        sum(amount_paise - refunded_paise) AS paise,
        count(DISTINCT coalesce(id_digest, int4send(donor_record_id)))::int AS donors
      FROM donations LEFT JOIN donor_records ON donor_records.id = donor_record_id
      WHERE status = 'approved' AND donated_on >= ${from}::date AND donated_on < ${until}::date
      GROUP BY 1`,
    findTaxSettings(ctx.db),
    getDownload(ctx, year),
  ]);
  const find = (isNamed: boolean) => {
    const { donations = 0, paise = 0n, donors = 0 } = rows.find((row) => row.is_named === isNamed) ?? {};
    return { sum: { donations, amount: Number(paise) / 100 }, donors };
  };
  const { sum, donors } = find(true);
  return { named: { ...sum, donors }, unnamed: find(false).sum, download, isReady: trust !== null };
}

async function getDownload(ctx: Context, year: number): Promise<DonorFileSummary['download']> {
  const at = await findDonorFileDownload(ctx, year);
  if (!at) return null;
  const { from, until } = getFinancialYearRange(year);
  const [row] = await ctx.standbySql<[{ donors: number }]>`
    SELECT count(DISTINCT coalesce(id_digest, int4send(donor_record_id)))::int AS donors
    FROM donations JOIN donor_records ON donor_records.id = donor_record_id
    WHERE receipt_number IS NOT NULL AND donated_on >= ${from}::date AND donated_on < ${until}::date
      AND (donor_records.updated_at > ${at} OR decided_at > ${at} OR refunded_at > ${at})`;
  return { at, changedDonors: row.donors };
}
