import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import { untranslated } from '~/i18n/messages/message';
import { fromDatabaseDate } from '~/lib/calendar';
import { requireReauthenticatedAdmin } from '../admins/require-admin';
import { recordView } from '../audit/record-look.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { FORMER_MEMBER_NAME } from '../donations/policy';
import { createEditConflictError, DomainError } from '../errors';
import { type DonorIdKind, getDonorIdKind } from './donor-id';
import {
  type DonorDetails,
  findDonorRecordByIdNumber,
  getFirstDayOfDonorDetails,
  listChangedDetails,
  openDonorRecord,
  saveDonorRecordByHand,
  saveMemberDonorRecord,
  updateDonorRecord,
} from './donor-record.server';
import { type DownloadedDonorFile, listDownloadedDonorFiles } from './downloaded-donor-files.server';
import type { correctDonorRecordSchema } from './schemas';
import { queueCorrectionMessage } from './queue-correction-message.server';
import { findTaxSettings } from './tax-settings.server';

const TOO_OLD = untranslated(
  'This donation is older than the last financial year, and has no tax details. They can no longer be added.',
);
const NO_TAX_SETTINGS = untranslated('Save the tax details of the trust in Site Settings first.');

export interface DonorRecordToCorrect {
  donor: string;
  /** The version is 0 and the details are null if there are none yet. */
  version: number;
  details: (DonorDetails & { id_kind: DonorIdKind }) | null;
}

type Input = z.output<typeof correctDonorRecordSchema>;

/**
 * Returns the tax details of a donation with the whole ID, and writes an audit entry. Throws
 * `not_found` if there is no such donation. Source: docs/rules.md#tax-certificates.
 */
export async function getDonorRecordToCorrect(ctx: Context, donationId: number): Promise<DonorRecordToCorrect> {
  requireReauthenticatedAdmin(ctx, ...correctDonorRecord.permissions);
  const { member, donor_name, donor } = await getDonation(ctx.db, donationId);
  const name = member?.name ?? donor_name ?? FORMER_MEMBER_NAME;
  if (!donor) return { donor: name, version: 0, details: null };
  await recordView(ctx, { action: 'donor_id.viewed', subject: { kind: 'donor_record', id: donor.id } });
  const details = { ...openDonorRecord(ctx, donor.sealed), id_kind: getDonorIdKind(donor.id_code) };
  return { donor: name, version: donor.version, details };
}

/**
 * Saves the tax details of the donor of a donation, as the donor's own form does. Returns the
 * downloaded donor files that still contain the previous details. Throws `conflict` if the details
 * were changed since `version`, and `forbidden` for the admin's own donation.
 * Source: docs/rules.md#tax-certificates.
 */
export async function correctDonorRecord(
  ctx: Context,
  donationId: number,
  { reason, version = 0, ...input }: Input,
): Promise<{ downloadedFiles: DownloadedDonorFile[]; isDonorNotified: boolean }> {
  const { adminId } = requireReauthenticatedAdmin(ctx, ...correctDonorRecord.permissions);
  const { recordId, messageId } = await ctx.db.$transaction(async (tx) => {
    const donation = await getDonation(tx, donationId);
    const admin = await tx.admin.findUniqueOrThrow({ where: { id: adminId }, select: { member_id: true } });
    if (donation.member_id !== null && donation.member_id === admin.member_id)
      throw new DomainError(
        'forbidden',
        untranslated('You cannot correct your own details here. Use your tax details.'),
      );
    if (!(await findTaxSettings(tx))) throw new DomainError('conflict', NO_TAX_SETTINGS);
    const { donor } = donation;
    if (!donor && fromDatabaseDate(donation.donated_on) < getFirstDayOfDonorDetails(ctx))
      throw new DomainError('conflict', TOO_OLD);
    if ((await lockVersion(tx, donor?.id)) !== version) throw createEditConflictError('donor');
    const changed = donor ? listChangedDetails(ctx, donor, input) : null;
    const id = await save(ctx, tx, { ...donation, id: donationId }, input);
    await recordAuditEntry(ctx, tx, {
      action: 'donor_record.corrected',
      subject: { kind: 'donor_record', id },
      // The audit entry contains only the names of the changed details, because their values are
      // stored encrypted.
      after: {
        reason,
        donation: donationId,
        changed: changed?.join(', ') ?? 'all details',
      },
    });
    const memberId = donor?.member_id ?? donation.member_id;
    const isSame = changed?.length === 0;
    return {
      recordId: id,
      messageId: memberId === null || isSame ? null : await queueCorrectionMessage(ctx, tx, memberId, id),
    };
  });
  if (messageId !== null) await ctx.enqueue('send-whatsapp-message', { messageId });
  return { downloadedFiles: await listDownloadedDonorFiles(ctx, recordId), isDonorNotified: messageId !== null };
}

correctDonorRecord.permissions = ['export_donors'] as const;

async function getDonation(db: Pick<Transaction, 'donation'>, id: number) {
  const donation = await db.donation.findUnique({
    where: { id },
    select: { donor_name: true, member_id: true, donated_on: true, member: { select: { name: true } }, donor: true },
  });
  if (!donation) throw new DomainError('not_found', untranslated('Donation not found.'));
  return donation;
}

/** Locks a record until the transaction ends, and returns its version. */
async function lockVersion(tx: Transaction, id: number | undefined): Promise<number> {
  if (id === undefined) return 0;
  const [row] = await tx.$queryRaw<{ version: number }[]>`
    SELECT version FROM donor_records WHERE id = ${id} FOR NO KEY UPDATE`;
  return row?.version ?? 0;
}

/** Saves the details and returns the id of the record to which the donation then refers. */
async function save(
  ctx: Context,
  tx: Transaction,
  {
    id,
    member_id,
    donor,
  }: { id: number; member_id: number | null; donor: { id: number; member_id: number | null } | null },
  input: Omit<Input, 'reason' | 'version'>,
): Promise<number> {
  if (donor?.member_id) return saveMemberDonorRecord(ctx, tx, donor.member_id, input);
  if (donor) return saveWithoutAccount(ctx, tx, donor.id, input);
  if (member_id !== null) return saveMemberDonorRecord(ctx, tx, member_id, input);
  const recordId = await saveDonorRecordByHand(ctx, tx, input);
  await tx.donation.update({ where: { id }, data: { donor_record_id: recordId }, select: { id: true } });
  return recordId;
}

/**
 * Changes the record of a donor without an account. If another record has the new ID, the donations
 * get that record, so that the donor has one row in the donor file.
 */
async function saveWithoutAccount(
  ctx: Context,
  tx: Transaction,
  id: number,
  input: Omit<Input, 'reason' | 'version'>,
): Promise<number> {
  const known = await findDonorRecordByIdNumber(ctx, tx, input);
  if (!known || known.id === id) return updateDonorRecord(ctx, tx, id, input);
  await tx.donation.updateMany({ where: { donor_record_id: id }, data: { donor_record_id: known.id } });
  await tx.donorRecord.delete({ where: { id }, select: { id: true } });
  // The row of the donor in a downloaded file changes, even if the details of the record do not.
  await tx.donorRecord.update({ where: { id: known.id }, data: { updated_at: ctx.clock.now() }, select: { id: true } });
  return known.member_id === null ? updateDonorRecord(ctx, tx, known.id, input) : known.id;
}
