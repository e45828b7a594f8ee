import { untranslated } from '~/i18n/messages/message';
import { fromDatabaseDate } from '~/lib/calendar';
import { getFinancialYear } from '~/lib/financial-year';
import { requireAdmin } from '../admins/require-admin';
import { recordView } from '../audit/record-look.server';
import type { Context } from '../context';
import { FORMER_MEMBER_NAME, isDeductible } from '../donations/policy';
import { DomainError } from '../errors';
import { type DonorIdKind, getDonorIdKind, maskDonorId } from './donor-id';
import { openDonorRecord } from './donor-record.server';
import { type DownloadedDonorFile, listDownloadedDonorFiles } from './downloaded-donor-files.server';
import { givesTaxCertificates } from './tax-certificate.server';

export interface ViewedDonorRecord {
  donor: string;
  /** Null if the donor has no account. */
  memberId: number | null;
  /** Financial year of the donation. */
  year: number;
  /** True if the donation is approved and the name of the donor is known. */
  hasReceipt: boolean;
  hasCertificate: boolean;
  /** True for a large donation in cash, which gets no tax certificate. */
  isLargeCash: boolean;
  details: {
    legal_name: string;
    address: string;
    id_kind: DonorIdKind;
    /** Only the last four characters can be read. */
    masked_id: string;
  } | null;
  /** Downloaded donor files with the details before the last change. */
  outdatedFiles: DownloadedDonorFile[];
}

/**
 * Returns the tax details of a donation with a masked ID, and writes an audit entry.
 * Throws `not_found` if there is no such donation. Source: docs/rules.md#tax-certificates.
 */
export async function viewDonorRecord(ctx: Context, donationId: number): Promise<ViewedDonorRecord> {
  requireAdmin(ctx, ...viewDonorRecord.permissions);
  const donation = await ctx.db.donation.findUnique({
    where: { id: donationId },
    include: { member: { select: { name: true } }, donor: true },
  });
  if (!donation) throw new DomainError('not_found', untranslated('Donation not found.'));
  const { member, donor_name, donor } = donation;
  const name = member?.name ?? donor_name ?? FORMER_MEMBER_NAME;
  const isApproved = donation.status === 'approved';
  const isLargeCash = !isDeductible(donation);
  const about = {
    donor: name,
    memberId: donation.member_id,
    year: getFinancialYear(fromDatabaseDate(donation.donated_on)),
    hasReceipt: isApproved && (member?.name ?? donor_name) !== null,
    hasCertificate: isApproved && donor !== null && !isLargeCash && (await givesTaxCertificates(ctx)),
    isLargeCash,
  };
  if (!donor) return { ...about, details: null, outdatedFiles: [] };
  await recordView(ctx, { action: 'donor_record.viewed', subject: { kind: 'donor_record', id: donor.id } });
  const { legal_name, address, id_number } = openDonorRecord(ctx, donor.sealed);
  const files = await listDownloadedDonorFiles(ctx, donor.id);
  return {
    ...about,
    outdatedFiles: files.filter(({ downloadedAt }) => downloadedAt < donor.updated_at),
    details: { legal_name, address, id_kind: getDonorIdKind(donor.id_code), masked_id: maskDonorId(id_number) },
  };
}

viewDonorRecord.permissions = ['record_donations', 'export_donors'] as const;
