import { beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember } from '../../../tests/factories/member';
import { TRUST } from '../../../tests/factories/trust';
import { testContext } from '../../../tests/setup/context';
import { approveDonation } from '../donations/approve-donation.server';
import { recordDonation } from './record-donation.server';
import { recordDonationSchema } from './record-donation-schema';
import { rejectDonation } from '../donations/reject-donation.server';
import { seal } from '../seal';
import { eraseMember } from '../sessions/delete-account.server';
import { deleteExpiredRows } from '../retention/delete-expired-rows.server';
import {
  getDonationStatementForStaff,
  getOwnDonationStatement,
  listOwnDonationYears,
} from './donation-statement.server';
import { type DonorFileRow, exportDonorFile } from './donor-file.server';
import { listDonorFileProblems } from './donor-file-problems.server';
import { getDonorFileSummary } from './donor-file-summary.server';
import { findOwnDonorRecord, saveOwnDonorRecord } from './donor-record.server';
import { getOwnTaxCertificate } from './tax-certificate.server';
import { listTaxLaws, saveTaxLaw } from './tax-laws.server';
import { updateTaxSettings } from './tax-settings.server';

const ctx = await testContext();

const details = {
  legal_name: 'Asha Sharma',
  address: '4 MG Road, Pune 411001',
  id_kind: 'pan' as const,
  id_number: 'ABCPS1234F',
};

const admin = await asAdmin(ctx);

async function give(donor: Parameters<typeof submitDonation>[0], amount: number): Promise<number> {
  const { id } = await submitDonation(donor, { amount });
  await approveDonation(admin, id);
  return id;
}

async function readFile(year: number): Promise<DonorFileRow[]> {
  const rows: DonorFileRow[] = [];
  for await (const chunk of (await exportDonorFile(admin, year))?.rows ?? []) rows.push(...chunk);
  return rows;
}

beforeAll(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

test('there is no file until the tax details of the trust are set', async () => {
  const donor = ctx.as(await createMember(ctx));
  await expect(saveOwnDonorRecord(donor, details)).rejects.toMatchObject({ code: 'conflict' });
  await expect(exportDonorFile(admin, 2026)).rejects.toMatchObject({ code: 'conflict' });
  expect((await getDonorFileSummary(admin, 2026)).isReady).toBe(false);
});

test('the file has one row per donor, and its total equals the ledger', async () => {
  await updateTaxSettings(admin, { ...TRUST, version: 0 });
  const [member, other] = [await createMember(ctx), await createMember(ctx)];
  const donor = ctx.as(member);
  const before = await give(donor, 501);
  await saveOwnDonorRecord(donor, details);
  const after = await give(donor, 2100);
  await ctx.db.donation.update({ where: { id: after }, data: { refunded_paise: 10_000 } });
  await give(ctx.as(other), 101);
  const { id: rejected } = await submitDonation(donor, { amount: 1100 });
  await rejectDonation(admin, rejected, { rejection_reason: 'Another amount' });
  expect(await readFile(2026)).toEqual([
    {
      'Sl. No.': 1,
      'Pre Acknowledgement Number': '',
      'ID Code': 1,
      'Unique Identification Number': 'ABCPS1234F',
      'Section Code': 'Section 133',
      'Unique Registration Number (URN)': 'AAATS1234FF20214',
      'Date of Issuance of Unique Registration Number': '24-09-2021',
      'Name of donor': 'Asha Sharma',
      'Address of donor': '4 MG Road, Pune 411001',
      'Donation Type': 'Others',
      'Mode of receipt': 'Electronic modes including account payee cheque/draft',
      'Amount of donation (Indian rupees)': 2501,
    },
  ]);
  expect(await readFile(2025)).toEqual([]);
  expect(await getDonorFileSummary(admin, 2026)).toEqual({
    named: { donations: 2, amount: 2501, donors: 1 },
    unnamed: { donations: 1, amount: 101 },
    download: { at: ctx.clock.now(), changedDonors: 0 },
    isReady: true,
  });
  expect(await ctx.db.auditEntry.count({ where: { action: 'donor_file.exported', subject_id: '2026' } })).toBe(1);

  const certificate = await getOwnTaxCertificate(donor, before);
  expect(certificate).toMatchObject({ amount: 501, donor: details, trust: { pan: TRUST.pan } });
  await expect(getOwnTaxCertificate(ctx.as(other), before)).rejects.toMatchObject({ code: 'not_found' });
  await expect(getOwnTaxCertificate(donor, rejected)).rejects.toMatchObject({ code: 'not_found' });
});

test('the details are encrypted, masked, and kept for eight years after the account is deleted', async () => {
  const member = await createMember(ctx);
  const donor = ctx.as(member);
  await saveOwnDonorRecord(donor, { ...details, id_number: 'ABCPS2345F' });
  await give(donor, 501);
  const own = await findOwnDonorRecord(donor);
  expect(own).toEqual({
    legal_name: 'Asha Sharma',
    address: details.address,
    id_kind: 'pan',
    masked_id: '••••••345F',
  });
  const { id, sealed } = await ctx.db.donorRecord.findUniqueOrThrow({ where: { member_id: member.id } });
  for (const text of Object.values(details)) expect(Buffer.from(sealed).toString('latin1')).not.toContain(text);

  await ctx.db.$transaction((tx) => eraseMember(ctx, tx, member.id));
  expect(await ctx.db.donorRecord.findUnique({ where: { id } })).toMatchObject({ member_id: null });
  expect(await readFile(2026)).toContainEqual(
    expect.objectContaining({
      'Unique Identification Number': 'ABCPS2345F',
      'Amount of donation (Indian rupees)': 501,
    }),
  );
  ctx.clock.set('2034-11-01T06:30:00+05:30');
  await deleteExpiredRows(ctx);
  expect(await ctx.db.donorRecord.count({ where: { id } })).toBe(1);
  ctx.clock.set('2034-12-01T06:30:00+05:30');
  await deleteExpiredRows(ctx);
  expect(await ctx.db.donorRecord.count({ where: { id } })).toBe(0);
  ctx.clock.set('2026-11-20T06:30:00+05:30');
});

test('each mode and donation type has its own row, including cash above ₹2,000', async () => {
  const member = await createMember(ctx);
  const donor = ctx.as(member);
  await saveOwnDonorRecord(donor, { ...details, legal_name: 'Cash Donor', id_number: 'ABCPS3456F' });
  const enter = async (amount: string, method: string, more = {}) => {
    const typed = { amount, method, received_on: '2026-05-02', reference: `G${amount}`, member: member.phone, ...more };
    return (await recordDonation(admin, recordDonationSchema.parse(typed))).id;
  };
  await give(donor, 501);
  await enter('100', 'cheque');
  await enter('900', 'bank_transfer', { donation_type: 'corpus' });
  const [small, large] = [await enter('2000', 'cash'), await enter('2500', 'cash')];
  const rows = (await readFile(2026)).filter((row) => row['Name of donor'] === 'Cash Donor');
  expect(
    rows.map((row) => [row['Mode of receipt'], row['Donation Type'], row['Amount of donation (Indian rupees)']]),
  ).toEqual([
    ['Electronic modes including account payee cheque/draft', 'Others', 601],
    ['Electronic modes including account payee cheque/draft', 'Corpus', 900],
    ['Cash', 'Others', 4500],
  ]);
  expect((await getOwnTaxCertificate(donor, small)).amount).toBe(2000);
  await expect(getOwnTaxCertificate(donor, large)).rejects.toMatchObject({ code: 'not_found' });
});

test('a donor with two records for one ID has one row, with the details that were saved last', async () => {
  const [first, second] = [ctx.as(await createMember(ctx)), ctx.as(await createMember(ctx))];
  const sameId = { ...details, id_number: 'ABCPS4567F' };
  await saveOwnDonorRecord(first, { ...sameId, legal_name: 'Meera Rao' });
  await give(first, 501);
  const donorsBefore = (await getDonorFileSummary(admin, 2026)).named.donors;
  ctx.clock.set('2026-11-20T06:40:00+05:30');
  await saveOwnDonorRecord(second, { ...sameId, legal_name: 'Meera R Rao' });
  const partly = await give(second, 1100);
  await ctx.db.donation.update({ where: { id: partly }, data: { refunded_paise: 10_050 } });
  const record = await ctx.db.donorRecord.findFirstOrThrow({ orderBy: { id: 'desc' } });
  // Version 1.0 stored no digest of the ID.
  await ctx.db.donorRecord.update({ where: { id: record.id }, data: { id_digest: null } });
  const rows = (await readFile(2026)).filter((row) => row['Unique Identification Number'] === 'ABCPS4567F');
  expect(rows.map((row) => [row['Name of donor'], row['Amount of donation (Indian rupees)']])).toEqual([
    ['Meera R Rao', 1500.5],
  ]);
  expect((await getDonorFileSummary(admin, 2026)).named.donors).toBe(donorsBefore);
  ctx.clock.set('2026-11-20T06:30:00+05:30');
});

test('there is no file while the check lists invalid details', async () => {
  const [broken, careful] = [await createMember(ctx), await createMember(ctx)];
  const ownId = { ...details, id_number: 'ABCPS5678F' };
  for (const member of [broken, careful]) await saveOwnDonorRecord(ctx.as(member), ownId);
  const donation = await give(ctx.as(broken), 501);
  const namesakes = await listDonorFileProblems(admin, 2026);
  const before = namesakes.donors.length;
  const wrong = { legal_name: 'Asha Sharma', address: '', id_number: 'ABCXS5678F' };
  await ctx.db.donorRecord.update({ where: { member_id: broken.id }, data: { sealed: seal(ctx, wrong) } });
  const { donors, hasMore } = await listDonorFileProblems(admin, 2026);
  expect(donors.slice(0, -before)).toEqual([
    { donationId: donation, name: 'Asha Sharma', problems: ['address', 'id_number'] },
  ]);
  expect(hasMore).toBe(false);
  const downloads = { where: { action: 'donor_file.exported' } };
  const exported = await ctx.db.auditEntry.count(downloads);
  expect(await exportDonorFile(admin, 2026)).toBeNull();
  expect(await ctx.db.auditEntry.count(downloads)).toBe(exported);
  expect(await ctx.db.auditEntry.count({ where: { action: 'donor_file.checked', subject_id: '2026' } })).toBe(1);
  await saveOwnDonorRecord(ctx.as(broken), ownId);

  // A name that differs for the same ID is only a warning.
  const other = await give(ctx.as(careful), 101);
  await saveOwnDonorRecord(ctx.as(careful), { ...ownId, legal_name: 'Asha Sharme' });
  const { donors: warned } = await listDonorFileProblems(admin, 2026);
  expect(warned.slice(before)).toEqual([{ donationId: other, name: 'Asha Sharme', problems: ['other_name'] }]);
  expect((await readFile(2026)).length).toBeGreaterThan(0);
  await expect(listDonorFileProblems(await asAdmin(ctx, ['view_all_donations']), 2026)).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('staff change the text and the section of a law, and add the next law', async () => {
  const donor = ctx.as(await createMember(ctx));
  await saveOwnDonorRecord(donor, details);
  const id = await give(donor, 501);
  expect((await getOwnTaxCertificate(donor, id)).law).toMatchObject({ builtIn: 'act2025', act: null });
  const text = { act: 'Deductible.', translations: { hi: { act: 'छूट।' } } };
  const law = { applies_from: '2026-04-01', section_code: 'Section 133(1)', ...text, version: 0 };
  await saveTaxLaw(admin, '2026-04-01', law);
  await expect(saveTaxLaw(admin, '2026-04-01', law)).rejects.toMatchObject({ code: 'conflict' });
  await expect(saveTaxLaw(admin, null, law)).rejects.toMatchObject({ code: 'invalid' });
  await saveTaxLaw(admin, null, { ...law, applies_from: '2027-04-01', section_code: 'Section 140' });
  expect((await getOwnTaxCertificate(donor, id)).law).toMatchObject({ ...text, section_code: 'Section 133(1)' });
  expect((await readFile(2026)).map((row) => row['Section Code'])).toContain('Section 133(1)');
  expect((await listTaxLaws(ctx.db)).map(({ applies_from }) => applies_from)).toEqual([
    '2027-04-01',
    '2026-04-01',
    '1961-04-01',
  ]);
});

test('a statement sums the donations of a financial year, for the member and for staff', async () => {
  const member = await createMember(ctx);
  const donor = ctx.as(member);
  const whole = await give(donor, 501);
  await give(donor, 1100);
  await ctx.db.donation.update({ where: { id: whole }, data: { refunded_paise: 10_050 } });
  const { id: rejected } = await submitDonation(donor, { amount: 101 });
  await rejectDonation(admin, rejected, { rejection_reason: 'Another amount' });
  const statement = await getOwnDonationStatement(donor, 2026);
  expect(statement).toMatchObject({ totalPaise: 150_050, donations: [{ paise: 40_050 }, { paise: 110_000 }] });
  expect(await listOwnDonationYears(donor)).toEqual([2026]);
  await expect(getOwnDonationStatement(donor, 2025)).rejects.toMatchObject({ code: 'not_found' });
  expect(await getDonationStatementForStaff(admin, { memberId: member.id, year: 2026 })).toEqual(statement);
  const looked = { action: 'donation_statement.downloaded', subject_id: String(member.id) };
  expect(await ctx.db.auditEntry.count({ where: looked })).toBe(1);
});

test('details without a donation are deleted with the account', async () => {
  const member = await createMember(ctx);
  await saveOwnDonorRecord(ctx.as(member), details);
  const { id } = await ctx.db.donorRecord.findUniqueOrThrow({ where: { member_id: member.id } });
  await ctx.db.$transaction((tx) => eraseMember(ctx, tx, member.id));
  expect(await ctx.db.donorRecord.count({ where: { id } })).toBe(0);
});
