import type { DonationType } from '~/db/generated/enums';
import { untranslated } from '~/i18n/messages/message';
import { getFinancialYearRange } from '~/lib/financial-year';
import { requireReauthenticatedAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { openDonorRecord } from './donor-record.server';
import { getTaxLaw } from './tax-laws';
import { listTaxLaws } from './tax-laws.server';
import { findTaxSettings, type TaxSettings } from './tax-settings.server';

/** Columns of Form 10BD, in the order of the template of the tax office. */
export const DONOR_FILE_COLUMNS = [
  'Sl. No.',
  'Pre Acknowledgement Number',
  'ID Code',
  'Unique Identification Number',
  'Section Code',
  'Unique Registration Number (URN)',
  'Date of Issuance of Unique Registration Number',
  'Name of donor',
  'Address of donor',
  'Donation Type',
  'Mode of receipt',
  'Amount of donation (Indian rupees)',
] as const;

export type DonorFileRow = Record<(typeof DONOR_FILE_COLUMNS)[number], string | number>;

/**
 * Writes an audit entry and then streams the donor file of a financial year in batches: one row
 * per donor, mode and donation type with the sum of the approved donations without refunds. Throws
 * `conflict` if the trust's own details are missing. Source: docs/rules.md#tax-certificates.
 */
export async function exportDonorFile(ctx: Context, year: number): Promise<AsyncGenerator<DonorFileRow[], void>> {
  requireReauthenticatedAdmin(ctx, ...exportDonorFile.permissions);
  const trust = await findTaxSettings(ctx.db);
  if (!trust)
    throw new DomainError('conflict', untranslated('Save the tax details of the trust in Site Settings first.'));
  await ctx.db.$transaction((tx) =>
    recordAuditEntry(ctx, tx, { action: 'donor_file.exported', subject: { kind: 'donor_file', id: year } }),
  );
  return streamRows(ctx, year, trust);
}

exportDonorFile.permissions = ['export_donors'] as const;

const BATCH = 1_000;

/** Donation types as the template of the tax office writes them. */
const DONATION_TYPES: Record<DonationType, string> = {
  others: 'Others',
  corpus: 'Corpus',
  specific_grant: 'Specific grant',
};

interface DonorSum {
  id: number;
  is_cash: boolean;
  donation_type: DonationType;
  id_code: number;
  sealed: Uint8Array;
  paise: bigint;
}

async function* streamRows(ctx: Context, year: number, trust: TaxSettings): AsyncGenerator<DonorFileRow[], void> {
  const { from, until } = getFinancialYearRange(year);
  const { section_code } = getTaxLaw(await listTaxLaws(ctx.db), from);
  let serial = 0;
  let after = 0;
  for (;;) {
    const donors = await ctx.standbySql<DonorSum[]>`
      WITH donors AS (
        SELECT DISTINCT donor_record_id FROM donations
        WHERE donor_record_id > ${after} AND status = 'approved'
          AND donated_on >= ${from}::date AND donated_on < ${until}::date
        ORDER BY donor_record_id LIMIT ${BATCH}
      ), given AS (
        SELECT donor_record_id, payment_method = 'cash' AS is_cash, donation_type,
          sum(amount_paise - refunded_paise) AS paise
        FROM donations JOIN donors USING (donor_record_id)
        WHERE status = 'approved' AND donated_on >= ${from}::date AND donated_on < ${until}::date
        GROUP BY donor_record_id, is_cash, donation_type
      )
      SELECT donor_records.id, id_code, sealed, is_cash, donation_type::text AS donation_type, paise
      FROM given JOIN donor_records ON donor_records.id = donor_record_id
      ORDER BY donor_records.id, is_cash, given.donation_type`;
    if (donors.length === 0) return;
    yield donors.map(({ id_code, sealed, paise, is_cash, donation_type }) => {
      const { legal_name, address, id_number } = openDonorRecord(ctx, sealed);
      return {
        'Sl. No.': ++serial,
        // This column is needed only for corrections of an earlier file.
        'Pre Acknowledgement Number': '',
        'ID Code': id_code,
        'Unique Identification Number': id_number,
        'Section Code': section_code,
        'Unique Registration Number (URN)': trust.registration_number,
        'Date of Issuance of Unique Registration Number': formatDayFirst(trust.registered_on),
        'Name of donor': legal_name,
        'Address of donor': address,
        'Donation Type': DONATION_TYPES[donation_type],
        'Mode of receipt': is_cash ? 'Cash' : 'Electronic modes including account payee cheque/draft',
        'Amount of donation (Indian rupees)': Number(paise) / 100,
      };
    });
    after = donors.at(-1)?.id ?? after;
  }
}

/** Formats a date as the template of the tax office requires it, for example 24-09-2021. */
function formatDayFirst(date: string): string {
  return date.split('-').reverse().join('-');
}
