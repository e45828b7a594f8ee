import { beforeAll, expect, test } from 'vitest';
import type { Member } from '~/db/generated/client';
import { asAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember } from '../../../tests/factories/member';
import { TRUST } from '../../../tests/factories/trust';
import { testContext } from '../../../tests/setup/context';
import type { Context } from '../context';
import { approveDonation } from '../donations/approve-donation.server';
import { requestRefundSchema } from '../donations/refund-schemas';
import { requestRefund } from '../donations/request-refund.server';
import { deleteExpiredRows } from '../retention/delete-expired-rows.server';
import { exportDonorFile } from './donor-file.server';
import { exportCorrections, listDonorFiles } from './donor-file-corrections.server';
import { getDonorFileSummary } from './donor-file-summary.server';
import { saveOwnDonorRecord } from './donor-record.server';
import { updateTaxSettings } from './tax-settings.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });

let admin: Context;

beforeAll(async () => {
  admin = await asAdmin(ctx);
  await updateTaxSettings(admin, { ...TRUST, version: 0 });
});

async function createDonor(name: string, id_number: string): Promise<Member> {
  const member = await createMember(ctx);
  await saveOwnDonorRecord(ctx.as(member), { legal_name: name, address: 'Pune', id_kind: 'pan', id_number });
  return member;
}

async function give(member: Member, amount: number): Promise<number> {
  const { id } = await submitDonation(ctx.as(member), { amount });
  await approveDonation(admin, id);
  return id;
}

async function refund(id: number, amount: string): Promise<void> {
  ctx.clock.set('2026-11-20T07:30:00+05:30');
  const typed = { amount, reason: 'Given twice', mode: 'cheque', reference: `B${id}`, paid_back_on: '2026-11-20' };
  await requestRefund(admin, id, requestRefundSchema.parse({ ...typed, form_key: `corrections-form-key-${id}` }));
}

async function readFile() {
  const file = await exportDonorFile(admin, 2026);
  if (!file) throw new Error('The details of a donor must be corrected.');
  return file.rows;
}

async function download(): Promise<number> {
  for await (const chunk of await readFile()) expect(chunk.length).toBeGreaterThan(0);
  const [file] = await listDonorFiles(admin, 2026);
  return file?.id ?? 0;
}

async function readCorrections(since: number) {
  const rows = [];
  for await (const chunk of await exportCorrections(admin, { year: 2026, since })) rows.push(...chunk);
  return rows;
}

test('a correction statement lists the rows that changed since a download, with the old and the new amount', async () => {
  const partly = await give(await createDonor('Asha Rao', 'ABCPS1111F'), 501);
  const whole = await give(await createDonor('Ravi Nair', 'ABCPS2222F'), 1100);
  const renamed = await createDonor('Meera Josi', 'ABCPS3333F');
  await give(renamed, 2100);
  const moved = await createDonor('Kiran Das', 'ABCPS4444F');
  await give(moved, 101);
  await give(await createDonor('Unchanged', 'ABCPS5555F'), 700);
  const since = await download();
  expect(await readCorrections(since)).toEqual([]);

  await refund(partly, '100.50');
  await refund(whole, '1100');
  const details = { address: 'Pune', id_kind: 'pan' } as const;
  await saveOwnDonorRecord(ctx.as(renamed), { ...details, legal_name: 'Meera Joshi', id_number: 'ABCPS3333F' });
  await saveOwnDonorRecord(ctx.as(moved), { ...details, legal_name: 'Kiran Das', id_number: 'ABCPS4445F' });
  await give(await createDonor('Late Donor', 'ABCPS6666F'), 300);
  const rows = await readCorrections(since);
  expect(rows.map((row) => [row.name, row.id_number, row.old_amount, row.new_amount, row.old_name])).toEqual([
    ['Asha Rao', 'ABCPS1111F', 501, 400.5, 'Asha Rao'],
    ['Meera Joshi', 'ABCPS3333F', 2100, 2100, 'Meera Josi'],
    ['Kiran Das', 'ABCPS4445F', 0, 101, 'Kiran Das'],
    ['Late Donor', 'ABCPS6666F', 0, 300, 'Late Donor'],
    ['Ravi Nair', 'ABCPS2222F', 1100, 0, 'Ravi Nair'],
    ['Kiran Das', 'ABCPS4444F', 101, 0, 'Kiran Das'],
  ]);
  expect(rows[0]).toMatchObject({ donation_type: 'Others', file_downloaded_at: '2026-11-20T01:00:00.000Z' });

  // The corrections are relative to the chosen download, also after a newer one.
  const next = await download();
  expect(await readCorrections(next)).toEqual([]);
  expect(await readCorrections(since)).toHaveLength(rows.length);
  const audited = { action: 'donor_file.corrections_exported', subject_id: '2026' };
  expect(await ctx.db.auditEntry.count({ where: audited })).toBe(4);
});

test('an interrupted download and a file of another year cannot be compared', async () => {
  const rows = await readFile();
  await rows.next();
  await rows.return(undefined);
  const { id } = await ctx.db.donorFile.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect((await listDonorFiles(admin, 2026)).map((file) => file.id)).not.toContain(id);
  await expect(exportCorrections(admin, { year: 2026, since: id })).rejects.toMatchObject({ code: 'not_found' });
  const complete = await download();
  await expect(exportCorrections(admin, { year: 2025, since: complete })).rejects.toMatchObject({ code: 'not_found' });
  const other = await asAdmin(ctx, ['view_all_donations']);
  await expect(exportCorrections(other, { year: 2026, since: complete })).rejects.toMatchObject({ code: 'forbidden' });
});

test('the rows of a download are encrypted, and deleted after two years', async () => {
  const member = await createDonor('Private Person', 'ABCPS9999F');
  await give(member, 501);
  const file_id = await download();
  const stored = await ctx.db.donorFileRow.findMany({ where: { file_id } });
  expect(stored.length).toBeGreaterThan(0);
  for (const { sealed } of stored) expect(Buffer.from(sealed).toString('latin1')).not.toContain('Private Person');
  ctx.clock.set('2028-11-22T06:30:00+05:30');
  await deleteExpiredRows(ctx);
  expect(await ctx.db.donorFileRow.count({ where: { file_id } })).toBe(0);
  expect(await listDonorFiles(admin, 2026)).toEqual([]);
  await expect(exportCorrections(admin, { year: 2026, since: file_id })).rejects.toMatchObject({ code: 'not_found' });
  const { created_at } = await ctx.db.donorFile.findUniqueOrThrow({ where: { id: file_id } });
  expect((await getDonorFileSummary(admin, 2026)).download).toMatchObject({ at: created_at });
  ctx.clock.set('2026-11-20T06:30:00+05:30');
});

test('the last download is the last complete one, also after the audit log was pruned', async () => {
  const at = new Date('2026-06-01T06:30:00+05:30');
  await ctx.db.donorFile.create({ data: { year: 2024, created_at: at, completed_at: at } });
  await ctx.db.donorFile.create({ data: { year: 2024, created_at: ctx.clock.now() } });
  expect((await getDonorFileSummary(admin, 2024)).download).toEqual({ at, changedDonors: 0 });
  expect((await getDonorFileSummary(admin, 2023)).download).toBeNull();
});
