import type { z } from 'zod';
import { t } from '~/i18n/messages/message';
import { type LocalDate, toDatabaseDate } from '~/lib/calendar';
import { getFinancialYear, getFinancialYearRange } from '~/lib/financial-year';
import type { Transaction } from '~/db/client.server';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { seal, unseal } from '../seal';
import { DONOR_ID_KINDS, type DonorIdKind, getDonorIdKind, maskDonorId } from './donor-id';
import type { donorRecordSchema } from './schemas';
import { findTaxSettings } from './tax-settings.server';

/** Details of a donor for the tax office. */
export interface DonorDetails {
  legal_name: string;
  address: string;
  id_number: string;
}

/** Decrypts the details of a donor record. */
export function openDonorRecord(ctx: Pick<Context, 'longTermHash'>, sealed: Uint8Array): DonorDetails {
  return unseal(ctx, sealed) as DonorDetails;
}

function sealDetails(ctx: Context, id_kind: DonorIdKind, details: DonorDetails) {
  const id_code = DONOR_ID_KINDS.find(({ name }) => name === id_kind)?.code ?? 1;
  return { id_code, sealed: seal(ctx, details), id_digest: hashDonorId(ctx, id_code, details) };
}

/** Returns the keyed hash of the kind and number of an ID. */
export function hashDonorId(ctx: Context, id_code: number, { id_number }: DonorDetails): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(ctx.longTermHash('donor-id', `${id_code} ${id_number}`));
}

const CHUNK_SIZE = 1_000;

/**
 * Stores the digest of the ID for records of version 1.0, which did not store it. The records of a
 * donor are found by this digest.
 */
export async function storeMissingIdDigests(ctx: Context): Promise<void> {
  for (let after = 0; ;) {
    const rows = await ctx.sql<{ id: number; id_code: number; sealed: Uint8Array }[]>`
      SELECT id, id_code, sealed FROM donor_records
      WHERE id_digest IS NULL AND id > ${after} ORDER BY id LIMIT ${CHUNK_SIZE}`;
    const last = rows.at(-1);
    if (!last) return;
    const digests = rows.map(({ id_code, sealed }) =>
      Buffer.from(hashDonorId(ctx, id_code, openDonorRecord(ctx, sealed))).toString('hex'),
    );
    await ctx.sql`
      UPDATE donor_records SET id_digest = decode(missing.digest, 'hex')
      FROM unnest(${rows.map(({ id }) => id)}::int[], ${digests}::text[]) AS missing (id, digest)
      WHERE donor_records.id = missing.id AND id_digest IS NULL`;
    after = last.id;
  }
}

type DonorInput = z.output<typeof donorRecordSchema>;

/**
 * Saves the details of a donor without an account, who is found by the ID. Returns the id of
 * the record. A record of a member is not changed. Source: docs/rules.md#donations-by-hand.
 */
export async function saveDonorRecordByHand(ctx: Context, tx: Transaction, input: DonorInput): Promise<number> {
  const known = await findDonorRecordByIdNumber(ctx, tx, input);
  if (known?.member_id) return known.id;
  const id = known ? await updateDonorRecord(ctx, tx, known.id, input) : await createDonorRecord(ctx, tx, input);
  await recordSaved(ctx, tx, id, input);
  return id;
}

/** Finds the record with the same ID, and locks the ID until the transaction ends. */
export async function findDonorRecordByIdNumber(
  ctx: Context,
  tx: Transaction,
  { id_kind, ...details }: DonorInput,
): Promise<{ id: number; member_id: number | null } | null> {
  const { id_digest } = sealDetails(ctx, id_kind, details);
  await acquireAdvisoryLock(tx, `donor-id:${Buffer.from(id_digest).toString('hex')}`);
  return tx.donorRecord.findFirst({
    where: { id_digest },
    orderBy: [{ member_id: 'asc' }, { id: 'asc' }],
    select: { id: true, member_id: true },
  });
}

async function createDonorRecord(
  ctx: Context,
  tx: Transaction,
  { id_kind, ...details }: DonorInput,
  memberId: number | null = null,
): Promise<number> {
  const now = ctx.clock.now();
  const data = { ...sealDetails(ctx, id_kind, details), member_id: memberId, created_at: now, updated_at: now };
  return (await tx.donorRecord.create({ data, select: { id: true } })).id;
}

/** Replaces the details of a record. A record with the same details keeps its version. */
export async function updateDonorRecord(
  ctx: Context,
  tx: Transaction,
  id: number,
  { id_kind, ...details }: DonorInput,
): Promise<number> {
  const before = await tx.donorRecord.findUniqueOrThrow({ where: { id }, select: { id_code: true, sealed: true } });
  if (listChangedDetails(ctx, before, { id_kind, ...details }).length === 0) return id;
  const data = { ...sealDetails(ctx, id_kind, details), updated_at: ctx.clock.now(), version: { increment: 1 } };
  await tx.donorRecord.update({ where: { id }, data, select: { id: true } });
  return id;
}

/** Lists the names of the details that differ from those of a record. */
export function listChangedDetails(
  ctx: Context,
  { id_code, sealed }: { id_code: number; sealed: Uint8Array },
  input: DonorInput,
): (keyof DonorInput)[] {
  const before: DonorInput = { ...openDonorRecord(ctx, sealed), id_kind: getDonorIdKind(id_code) };
  return (['legal_name', 'address', 'id_kind', 'id_number'] as const).filter((name) => before[name] !== input[name]);
}

async function recordSaved(ctx: Context, tx: Transaction, id: number, { id_kind }: DonorInput): Promise<void> {
  await recordAuditEntry(ctx, tx, {
    action: 'donor_record.saved',
    subject: { kind: 'donor_record', id },
    after: { id_kind },
  });
}

export interface OwnDonorRecord {
  legal_name: string;
  address: string;
  id_kind: DonorIdKind;
  /** Only the last four characters can be read. */
  masked_id: string;
}

/** Returns the acting member's details for tax certificates, or null if there are none. */
export async function findOwnDonorRecord(ctx: Context): Promise<OwnDonorRecord | null> {
  const row = await ctx.db.donorRecord.findUnique({ where: { member_id: requireMember(ctx) } });
  if (!row) return null;
  const { legal_name, address, id_number } = openDonorRecord(ctx, row.sealed);
  return { legal_name, address, id_kind: getDonorIdKind(row.id_code), masked_id: maskDonorId(id_number) };
}

/**
 * Saves the acting member's details for tax certificates. They apply to all later donations, and to
 * those since the start of the last financial year that have no details yet. Throws `conflict` if
 * the trust gives no certificates. Source: docs/rules.md#tax-certificates.
 */
export async function saveOwnDonorRecord(ctx: Context, input: DonorInput): Promise<void> {
  const memberId = requireMember(ctx);
  await ctx.db.$transaction(async (tx) => {
    if (!(await findTaxSettings(tx)))
      throw new DomainError('conflict', t('We cannot give tax certificates yet. Please ask us on the Help page.'));
    const id = await saveMemberDonorRecord(ctx, tx, memberId, input);
    await recordSaved(ctx, tx, id, input);
  });
}

/**
 * Saves the details of a member, and applies them to donations without details. Returns the id of
 * the record.
 */
export async function saveMemberDonorRecord(
  ctx: Context,
  tx: Transaction,
  memberId: number,
  input: DonorInput,
): Promise<number> {
  await acquireAdvisoryLock(tx, `donor-record:${memberId}`);
  const known = await tx.donorRecord.findUnique({ where: { member_id: memberId }, select: { id: true } });
  const id = known
    ? await updateDonorRecord(ctx, tx, known.id, input)
    : await createDonorRecord(ctx, tx, input, memberId);
  await tx.donation.updateMany({
    where: {
      member_id: memberId,
      donor_record_id: null,
      donated_on: { gte: toDatabaseDate(getFirstDayOfDonorDetails(ctx)) },
    },
    data: { donor_record_id: id },
  });
  return id;
}

/** Returns the first day of the donations to which new details apply. */
export function getFirstDayOfDonorDetails({ clock }: Context): LocalDate {
  return getFinancialYearRange(getFinancialYear(clock.today()) - 1).from;
}
