import { beforeAll, expect, test } from 'vitest';
import type { Context } from '~/domain/context';
import type { Member } from '~/db/generated/client';
import { asAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember } from '../../../tests/factories/member';
import { TRUST } from '../../../tests/factories/trust';
import { testContext } from '../../../tests/setup/context';
import { approveDonation } from '../donations/approve-donation.server';
import { correctDonorRecord, getDonorRecordToCorrect } from './correct-donor-record.server';
import { exportDonorFile } from './donor-file.server';
import { getDonorFileSummary } from './donor-file-summary.server';
import { saveOwnDonorRecord } from './donor-record.server';
import { recordDonation } from './record-donation.server';
import { recordDonationSchema } from './record-donation-schema';
import { getOwnTaxCertificate } from './tax-certificate.server';
import { updateTaxSettings } from './tax-settings.server';
import { viewDonorRecord } from './view-donor-record.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });

const details = {
  legal_name: 'Asha Sharma',
  address: '4 MG Road, Pune 411001',
  id_kind: 'pan' as const,
  id_number: 'ABCPS1234F',
};
const reason = 'The donor wrote that the name was misspelt';

let admin: Context;

beforeAll(async () => {
  admin = await asAdmin(ctx);
  await updateTaxSettings(admin, { ...TRUST, version: 0 });
});

async function give(member: Member): Promise<number> {
  const { id } = await submitDonation(ctx.as(member), { amount: 501 });
  await approveDonation(admin, id);
  return id;
}

async function readNames(): Promise<Map<string, number>> {
  const rows = [];
  for await (const chunk of (await exportDonorFile(admin, 2026))?.rows ?? []) rows.push(...chunk);
  return new Map(
    rows.map((row) => [
      `${row['Name of donor']} ${row['Unique Identification Number']}`,
      Number(row['Amount of donation (Indian rupees)']),
    ]),
  );
}

const enter = async (reference: string, more: object) => {
  const typed = { amount: '700', method: 'cheque', received_on: '2026-06-01', reference, donor_name: 'Guest', ...more };
  return (await recordDonation(admin, recordDonationSchema.parse(typed))).id;
};

test('a correction changes the file and the certificate, and is audited without details', async () => {
  const member = await createMember(ctx);
  await saveOwnDonorRecord(ctx.as(member), details);
  const id = await give(member);
  expect((await getOwnTaxCertificate(ctx.as(member), id)).correctedOn).toBeNull();
  expect(await readNames()).toEqual(new Map([['Asha Sharma ABCPS1234F', 501]]));
  expect((await getDonorFileSummary(admin, 2026)).download).toEqual({ at: ctx.clock.now(), changedDonors: 0 });

  ctx.clock.set('2026-11-22T06:30:00+05:30');
  const seen = await getDonorRecordToCorrect(admin, id);
  expect(seen).toEqual({ donor: member.name, version: 1, details });
  const corrected = { ...details, legal_name: 'Asha Sharma Rao', id_number: 'ABCPS1234G' };
  const { downloadedFiles } = await correctDonorRecord(admin, id, { ...corrected, reason, version: 1 });
  expect(downloadedFiles).toMatchObject([{ year: 2026 }]);
  expect((await viewDonorRecord(admin, id)).outdatedFiles).toMatchObject([{ year: 2026 }]);
  expect((await getDonorFileSummary(admin, 2026)).download).toMatchObject({ changedDonors: 1 });
  expect(await getOwnTaxCertificate(ctx.as(member), id)).toMatchObject({
    donor: corrected,
    correctedOn: '2026-11-22',
  });
  expect(await readNames()).toEqual(new Map([['Asha Sharma Rao ABCPS1234G', 501]]));

  const { id: subject } = await ctx.db.donorRecord.findUniqueOrThrow({ where: { member_id: member.id } });
  const entries = await ctx.db.auditEntry.findMany({
    where: { subject_kind: 'donor_record', subject_id: String(subject), actor_kind: 'admin' },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ action }) => action)).toEqual([
    'donor_id.viewed',
    'donor_record.corrected',
    'donor_record.viewed',
  ]);
  expect(entries[1]?.after).toEqual({ reason, donation: id, changed: 'legal_name, id_number' });
  expect(JSON.stringify(entries.map(({ before, after }) => [before, after]))).not.toMatch(/ABCPS|Rao|MG Road/);
});

test('a donor with an account gets one message per change, without the details', async () => {
  const member = await createMember(ctx, { language: 'mr' });
  await saveOwnDonorRecord(ctx.as(member), details);
  const id = await give(member);
  const listMessages = () =>
    ctx.db.outboxMessage.findMany({ where: { member_id: member.id, template: 'donor_details_corrected' } });

  const first = { ...details, address: 'Nashik', reason };
  expect(await correctDonorRecord(admin, id, { ...first, version: 1 })).toMatchObject({ isDonorNotified: true });
  // The same details again change nothing.
  expect(await correctDonorRecord(admin, id, { ...first, version: 2 })).toMatchObject({ isDonorNotified: false });
  expect(await listMessages()).toMatchObject([
    {
      phone: member.phone,
      language: 'mr',
      variables: { 1: member.name, 2: `${ctx.publicUrl}/donations/tax-details?lang=mr` },
    },
  ]);

  await ctx.db.member.update({ where: { id: member.id }, data: { notices_stopped_at: ctx.clock.now() } });
  const second = { ...first, address: 'Thane', version: 2 };
  expect(await correctDonorRecord(admin, id, second)).toMatchObject({ isDonorNotified: false });
  const withoutTemplate: Context = { ...admin, reminders: { ...admin.reminders, sendsDonorCorrections: false } };
  await ctx.db.member.update({ where: { id: member.id }, data: { notices_stopped_at: null } });
  const third = { ...first, address: 'Pune', version: 3 };
  expect(await correctDonorRecord(withoutTemplate, id, third)).toMatchObject({ isDonorNotified: false });
  expect(await listMessages()).toHaveLength(1);
});

test('a correction needs recent proof of identity and an unchanged version, and never changes the own details', async () => {
  const member = await createMember(ctx);
  await saveOwnDonorRecord(ctx.as(member), details);
  const id = await give(member);
  const input = { ...details, address: 'Nashik', reason, version: 1 };
  const stale: Context = { ...admin, actor: { ...admin.actor, recentlyVerified: false } as Context['actor'] };
  await expect(getDonorRecordToCorrect(stale, id)).rejects.toMatchObject({ code: 'proof_required' });
  await expect(correctDonorRecord(stale, id, input)).rejects.toMatchObject({ code: 'proof_required' });
  await expect(correctDonorRecord(admin, id, { ...input, version: 2 })).rejects.toMatchObject({ code: 'conflict' });
  const { adminId } = admin.actor as { adminId: number };
  await ctx.db.admin.update({ where: { id: adminId }, data: { member_id: member.id } });
  await expect(correctDonorRecord(admin, id, input)).rejects.toMatchObject({ code: 'forbidden' });
  await ctx.db.admin.update({ where: { id: adminId }, data: { member_id: null } });
  expect((await getDonorRecordToCorrect(admin, id)).details).toEqual(details);
  const both = await Promise.allSettled([
    correctDonorRecord(admin, id, input),
    correctDonorRecord(admin, id, { ...input, address: 'Thane' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('staff enter details that are missing, but not for donations before the last financial year', async () => {
  const member = await createMember(ctx);
  const [id, other] = [await give(member), await give(member)];
  await correctDonorRecord(admin, id, { ...details, legal_name: 'On Paper', reason, version: 0 });
  expect((await viewDonorRecord(admin, other)).details).toMatchObject({ legal_name: 'On Paper' });
  const newcomer = await createMember(ctx);
  const old = await give(newcomer);
  await ctx.db.donation.update({ where: { id: old }, data: { donated_on: new Date('2025-03-31') } });
  const input = { ...details, reason, version: 0 };
  await expect(correctDonorRecord(admin, old, input)).rejects.toMatchObject({ code: 'conflict' });
});

test('a corrected ID of a donor without an account that is known already leaves one record', async () => {
  const wrong = { ...details, legal_name: 'Cash Donor', id_number: 'ABCPG1111F' };
  const [first, second] = [await enter('C1', wrong), await enter('C2', { ...wrong, id_number: 'ABCPG2222F' })];
  await readNames();
  ctx.clock.advance(60);
  await correctDonorRecord(admin, second, { ...wrong, reason, version: 1 });
  expect((await getDonorFileSummary(admin, 2026)).download).toMatchObject({ changedDonors: 1 });
  const rows = await ctx.db.donation.findMany({
    where: { id: { in: [first, second] } },
    distinct: ['donor_record_id'],
  });
  expect(rows).toHaveLength(1);
  expect((await readNames()).get('Cash Donor ABCPG1111F')).toBe(1400);
});
