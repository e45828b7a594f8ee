import type { Transaction } from '~/db/client.server';

/**
 * Gives each approved donation the next receipt number of the financial year in which it was made,
 * and the donor record of its member. A donation that has a number keeps it. The last number stays
 * locked until the transaction ends, so the numbers have no gaps.
 * Source: docs/rules.md#tax-certificates.
 */
export async function assignReceiptNumbers(tx: Transaction, donationIds: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    WITH numbered AS (
      SELECT id, year, row_number() OVER (PARTITION BY year ORDER BY id) AS place
      FROM (
        SELECT id, (extract(year FROM donated_on) - (extract(month FROM donated_on) < 4)::integer)::integer AS year
        FROM donations WHERE id = ANY(${[...donationIds]}::int[]) AND receipt_number IS NULL
      ) AS unnumbered
    ), counted AS (
      SELECT year, count(*)::integer AS donations FROM numbered GROUP BY year
    ), next AS (
      INSERT INTO receipt_series (year, last_number) SELECT year, donations FROM counted ORDER BY year
      ON CONFLICT (year) DO UPDATE SET last_number = receipt_series.last_number + excluded.last_number
      RETURNING year, last_number
    )
    UPDATE donations SET receipt_year = numbered.year, receipt_number = next.last_number - counted.donations + numbered.place,
      donor_record_id = COALESCE(donor_record_id,
        (SELECT id FROM donor_records WHERE donor_records.member_id = donations.member_id))
    FROM numbered JOIN counted USING (year) JOIN next USING (year) WHERE donations.id = numbered.id`;
}
