import type { Prisma } from '~/db/generated/client';
import type { DonationType } from '~/db/generated/enums';
import { untranslated } from '~/i18n/messages/message';
import { getFinancialYearRange } from '~/lib/financial-year';
import { requireAdmin, requireReauthenticatedAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { seal } from '../seal';
import { getDonorFileLayout } from './donor-file-layouts';
import { type DonorDetails, hashDonorId, openDonorRecord, storeMissingIdDigests } from './donor-record.server';
import { type DonorOfYear, type DonorSum, readDonorsOfYear } from './donor-sums.server';
import { DONOR_FILE_DAYS } from './policy';

/** Number of downloads from which staff can choose. */
const SHOWN_FILES = 10;

const CHUNK_SIZE = 1_000;
const DAY_MS = 24 * 3_600_000;

/** Columns of the correction statement. Amounts are in rupees. */
export const CORRECTION_COLUMNS = [
  'id_code',
  'id_number',
  'name',
  'address',
  'donation_type',
  'mode',
  'old_amount',
  'new_amount',
  'old_name',
  'old_address',
  'file_downloaded_at',
] as const;

export type CorrectionRow = Record<(typeof CORRECTION_COLUMNS)[number], string | number>;

/** Stores the rows of a download, with which later correction statements compare. */
export async function storeDonorFileRows(ctx: Context, fileId: number, donors: readonly DonorOfYear[]): Promise<void> {
  await ctx.db.donorFileRow.createMany({
    data: donors.flatMap(({ idCode, details, sums }) => {
      const donor = {
        file_id: fileId,
        id_code: idCode,
        id_digest: hashDonorId(ctx, idCode, details),
        sealed: seal(ctx, details),
      };
      return sums.map(({ isCash, donationType, paise }) => ({
        ...donor,
        is_cash: isCash,
        donation_type: donationType,
        amount_paise: paise,
      }));
    }),
  });
}

/** Selects the complete downloads of a financial year whose rows are still kept. */
function selectComparableFiles({ clock }: Context, year: number): Prisma.DonorFileWhereInput {
  const oldest = new Date(clock.now().getTime() - DONOR_FILE_DAYS * DAY_MS);
  return { year, completed_at: { not: null }, created_at: { gte: oldest } };
}

/**
 * Lists the latest downloads of the donor file of a financial year with which staff can compare the
 * current rows, newest first.
 */
export async function listDonorFiles(ctx: Context, year: number): Promise<{ id: number; downloadedAt: Date }[]> {
  requireAdmin(ctx, ...exportCorrections.permissions);
  const files = await ctx.db.donorFile.findMany({
    where: selectComparableFiles(ctx, year),
    orderBy: { id: 'desc' },
    take: SHOWN_FILES,
    select: { id: true, created_at: true },
  });
  return files.map(({ id, created_at }) => ({ id, downloadedAt: created_at }));
}

/**
 * Writes an audit entry and then returns the rows of the donor file that changed since a download,
 * in chunks. A row that is no longer in the file has the new amount 0, and a row that was not in
 * it has the old amount 0. Throws `not_found` if there is no such complete download, or if its rows
 * were deleted.
 * Source: docs/rules.md#tax-certificates.
 */
export async function exportCorrections(
  ctx: Context,
  { year, since }: { year: number; since: number },
): Promise<AsyncGenerator<CorrectionRow[], void>> {
  requireReauthenticatedAdmin(ctx, ...exportCorrections.permissions);
  const file = await ctx.db.donorFile.findFirst({ where: { ...selectComparableFiles(ctx, year), id: since } });
  if (!file) throw new DomainError('not_found', untranslated('Download not found.'));
  await storeMissingIdDigests(ctx);
  await ctx.db.$transaction((tx) =>
    recordAuditEntry(ctx, tx, { action: 'donor_file.corrections_exported', subject: { kind: 'donor_file', id: year } }),
  );
  return streamCorrections(ctx, { id: file.id, year, downloadedAt: file.created_at });
}

exportCorrections.permissions = ['export_donors'] as const;

interface File {
  id: number;
  year: number;
  downloadedAt: Date;
}

async function* streamCorrections(ctx: Context, file: File): AsyncGenerator<CorrectionRow[], void> {
  for await (const donors of readDonorsOfYear(ctx, file.year)) yield await compareDonors(ctx, file, donors);
  yield* streamRemovedRows(ctx, file);
}

/** Compares the current rows of donors with those in the file. */
async function compareDonors(ctx: Context, file: File, donors: readonly DonorOfYear[]): Promise<CorrectionRow[]> {
  const hashed = donors.map((donor) => ({ ...donor, digest: hashDonorId(ctx, donor.idCode, donor.details) }));
  const where = { file_id: file.id, id_digest: { in: hashed.map(({ digest }) => digest) } };
  const filed = new Map(
    (await ctx.db.donorFileRow.findMany({ where })).map(
      ({ id_digest, is_cash, donation_type, amount_paise, sealed }) => [
        getKey(id_digest, { isCash: is_cash, donationType: donation_type }),
        { paise: Number(amount_paise), details: openDonorRecord(ctx, sealed) },
      ],
    ),
  );
  return hashed.flatMap(({ idCode, details, sums, digest }) =>
    sums.flatMap((sum) => {
      const before = filed.get(getKey(digest, sum)) ?? { paise: 0, details };
      const isSame =
        before.paise === sum.paise &&
        before.details.legal_name === details.legal_name &&
        before.details.address === details.address;
      if (isSame) return [];
      return toCorrection(file, { ...sum, idCode, details, oldDetails: before.details, oldPaise: before.paise });
    }),
  );
}

function getKey(digest: Uint8Array, { isCash, donationType }: Pick<DonorSum, 'isCash' | 'donationType'>): string {
  return `${Buffer.from(digest).toString('hex')} ${isCash} ${donationType}`;
}

interface RemovedRow {
  id: bigint;
  idCode: number;
  sealed: Uint8Array;
  isCash: boolean;
  donationType: DonationType;
  oldPaise: bigint;
}

/** Streams the rows of the file whose donations were all refunded, or now have a different ID. */
async function* streamRemovedRows(ctx: Context, file: File): AsyncGenerator<CorrectionRow[], void> {
  const { from, until } = getFinancialYearRange(file.year);
  for (let after = 0n; ;) {
    const rows = await ctx.sql<RemovedRow[]>`
      SELECT id, id_code AS "idCode", sealed, is_cash AS "isCash", donation_type::text AS "donationType",
        amount_paise AS "oldPaise"
      FROM donor_file_rows AS filed
      WHERE file_id = ${file.id} AND id > ${after} AND NOT EXISTS (
        SELECT FROM donor_records JOIN donations ON donor_record_id = donor_records.id
        WHERE donor_records.id_digest = filed.id_digest AND status = 'approved'
          AND donated_on >= ${from}::date AND donated_on < ${until}::date
          AND donations.donation_type = filed.donation_type AND (payment_method = 'cash') = filed.is_cash
      )
      ORDER BY id LIMIT ${CHUNK_SIZE}`;
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ sealed, oldPaise, ...row }) => {
      const details = openDonorRecord(ctx, sealed);
      return toCorrection(file, { ...row, details, oldDetails: details, oldPaise: Number(oldPaise), paise: 0 });
    });
    after = last.id;
  }
}

interface Change extends DonorSum {
  idCode: number;
  details: DonorDetails;
  oldDetails: DonorDetails;
  oldPaise: number;
}

function toCorrection(
  { year, downloadedAt }: File,
  { idCode, details, oldDetails, isCash, donationType, paise, oldPaise }: Change,
): CorrectionRow {
  const { donationTypes, modes } = getDonorFileLayout(year);
  return {
    id_code: idCode,
    id_number: details.id_number,
    name: details.legal_name,
    address: details.address,
    donation_type: donationTypes[donationType],
    mode: isCash ? modes.cash : modes.electronic,
    old_amount: oldPaise / 100,
    new_amount: paise / 100,
    old_name: oldDetails.legal_name,
    old_address: oldDetails.address,
    file_downloaded_at: downloadedAt.toISOString(),
  };
}
