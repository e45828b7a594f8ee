import { untranslated } from '~/i18n/messages/message';
import { getFinancialYearRange } from '~/lib/financial-year';
import { requireReauthenticatedAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { storeDonorFileRows } from './donor-file-corrections.server';
import { type DonorFileField, getDonorFileLayout } from './donor-file-layouts';
import { isDonorFilePrevented } from './donor-file-problems.server';
import { storeMissingIdDigests } from './donor-record.server';
import { readDonorsOfYear } from './donor-sums.server';
import { getTaxLaw } from './tax-laws';
import { listTaxLaws } from './tax-laws.server';
import { findTaxSettings, type TaxSettings } from './tax-settings.server';

export type DonorFileRow = Record<string, string | number>;

/**
 * Writes an audit entry and then returns the columns of the donor file of a financial year and its
 * rows in chunks: one row per donor, mode and donation type with the sum of the approved donations
 * without refunds. Returns null if the details of a donor must be corrected first. Throws
 * `conflict` if the trust's own details are missing.
 * Source: docs/rules.md#tax-certificates.
 */
export async function exportDonorFile(
  ctx: Context,
  year: number,
): Promise<{ columns: string[]; rows: AsyncGenerator<DonorFileRow[], void> } | null> {
  requireReauthenticatedAdmin(ctx, ...exportDonorFile.permissions);
  const trust = await findTaxSettings(ctx.db);
  if (!trust)
    throw new DomainError('conflict', untranslated('Save the tax details of the trust in Site Settings first.'));
  await storeMissingIdDigests(ctx);
  if (await isDonorFilePrevented(ctx, year)) return null;
  const { id } = await ctx.db.$transaction(async (tx) => {
    await recordAuditEntry(ctx, tx, { action: 'donor_file.exported', subject: { kind: 'donor_file', id: year } });
    return tx.donorFile.create({ data: { year, created_at: ctx.clock.now() }, select: { id: true } });
  });
  return {
    columns: getDonorFileLayout(year).columns.map(({ title }) => title),
    rows: streamRows(ctx, { id, year }, trust),
  };
}

exportDonorFile.permissions = ['export_donors'] as const;

async function* streamRows(
  ctx: Context,
  { id, year }: { id: number; year: number },
  trust: TaxSettings,
): AsyncGenerator<DonorFileRow[], void> {
  const { columns, donationTypes, modes } = getDonorFileLayout(year);
  const { section_code } = getTaxLaw(await listTaxLaws(ctx.db), getFinancialYearRange(year).from);
  let serial = 0;
  for await (const donors of readDonorsOfYear(ctx, year)) {
    await storeDonorFileRows(ctx, id, donors);
    yield donors.flatMap(({ idCode, details, sums }) =>
      sums.map(({ isCash, donationType, paise }) => {
        const values: Record<DonorFileField, string | number> = {
          serial: ++serial,
          // This column is needed only for corrections of an earlier file.
          pre_acknowledgement: '',
          id_code: idCode,
          id_number: details.id_number,
          section: section_code,
          registration_number: trust.registration_number,
          registered_on: formatDayFirst(trust.registered_on),
          name: details.legal_name,
          address: details.address,
          donation_type: donationTypes[donationType],
          mode: isCash ? modes.cash : modes.electronic,
          amount: paise / 100,
        };
        return Object.fromEntries(columns.map(({ field, title }) => [title, values[field]]));
      }),
    );
  }
  await ctx.db.donorFile.update({ where: { id }, data: { completed_at: ctx.clock.now() }, select: { id: true } });
}

/** Formats a date as the template of the tax office requires it, for example 24-09-2021. */
function formatDayFirst(date: string): string {
  return date.split('-').reverse().join('-');
}
