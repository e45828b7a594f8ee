import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { viewDonorRecord } from './view-donor-record.server';
import { approveDonation } from '../donations/approve-donation.server';
import { listOwnDonations } from '../donations/own-donations.server';
import { getDonationReceipt } from '../donations/receipt.server';
import { rejectDonation } from '../donations/reject-donation.server';
import { undoDecision } from '../donations/undo-decision.server';
import { recordDonation } from './record-donation.server';
import { recordDonationSchema } from './record-donation-schema';

const ctx = await testContext();

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

const entryFields = { amount: '501', method: 'cheque', received_on: '2026-03-31', reference: '000123' };
const parseEntry = (more: object) => recordDonationSchema.parse({ ...entryFields, ...more });

const find = (id: number) => ctx.db.donation.findUniqueOrThrow({ where: { id } });

test('a donation of a member is approved immediately, in the year of its day, with karma and a message', async () => {
  const member = await createMember(ctx);
  const admin = await asAdmin(ctx, ['record_donations']);
  const { id } = await recordDonation(admin, parseEntry({ member: `sng-${member.id}`, reference: 'A1' }));
  expect(await find(id)).toMatchObject({
    member_id: member.id,
    status: 'approved',
    payment_method: 'cheque',
    receipt_year: 2025,
    karma_points_awarded: 501,
  });
  expect(await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } })).toMatchObject({ karma_points: 501 });
  expect(await ctx.db.outboxMessage.count({ where: { member_id: member.id, template: 'donation_approved' } })).toBe(1);
  expect(await getDonationReceipt(ctx.as(member), id)).toMatchObject({ donatedOn: '2026-03-31' });
  const { donations } = await listOwnDonations(ctx.as(member), { page: 1, limit: 1 });
  expect(donations).toMatchObject([{ donated_on: '2026-03-31' }]);
  const byPhone = await recordDonation(admin, parseEntry({ member: member.phone, reference: 'A2' }));
  expect(await find(byPhone.id)).toMatchObject({ member_id: member.id });
});

test('the same reference is entered once, also by two people at the same moment', async () => {
  const [one, two] = [await asAdmin(ctx), await asAdmin(ctx)];
  const input = parseEntry({ donor_name: 'Meera Nair', reference: 'B1' });
  const done = await Promise.allSettled([recordDonation(one, input), recordDonation(two, input)]);
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await ctx.db.donation.findMany({ where: { reference: 'B1' } })).toMatchObject([{ donor_name: 'Meera Nair' }]);
  await recordDonation(one, parseEntry({ donor_name: 'Meera Nair', reference: 'B1', method: 'cash' }));
});

test('a large donation waits for a second person', async () => {
  const [one, two] = [await asAdmin(ctx), await asAdmin(ctx)];
  const { id } = await recordDonation(one, parseEntry({ donor_name: 'Arun Pillai', reference: 'C1', amount: '60000' }));
  expect(await find(id)).toMatchObject({ status: 'pending', receipt_number: null });
  await approveDonation(one, id);
  expect(await find(id)).toMatchObject({ status: 'pending' });
  await approveDonation(two, id);
  expect(await find(id)).toMatchObject({ status: 'approved', receipt_year: 2025 });
});

test('a recorded donation can be undone, and a proposed large one withdrawn', async () => {
  const [one, two] = [await asAdmin(ctx), await asAdmin(ctx)];
  const { id } = await recordDonation(one, parseEntry({ donor_name: 'Arun Pillai', reference: 'U1', amount: '5001' }));
  await undoDecision(two, id);
  expect(await find(id)).toMatchObject({ status: 'pending', decided_by_id: null });
  await rejectDonation(two, id, { rejection_reason: 'Entered with a wrong amount.' });
  expect(await find(id)).toMatchObject({ status: 'rejected', receipt_number: expect.any(Number) });
  const large = await recordDonation(one, parseEntry({ donor_name: 'Arun Pillai', reference: 'U2', amount: '60000' }));
  await undoDecision(one, large.id);
  expect(await find(large.id)).toMatchObject({ status: 'pending', proposed_by_id: null });
  await recordDonation(one, parseEntry({ donor_name: 'Arun Pillai', reference: 'U1', amount: '501' }));
});

const taxDetails = {
  legal_name: 'Meera Nair',
  address: '4 MG Road, Pune 411001',
  id_kind: 'pan',
  id_number: 'abcps 1234 f',
};

test('the tax details of a donor without an account are entered once, encrypted, and shown masked', async () => {
  const admin = await asAdmin(ctx, ['record_donations']);
  const donate = (reference: string) =>
    recordDonation(admin, parseEntry({ donor_name: 'Meera Nair', reference, ...taxDetails }));
  const [one, two] = [await donate('E1'), await donate('E2')];
  const [first, second] = [await find(one.id), await find(two.id)];
  expect(first.donor_record_id).not.toBeNull();
  expect(second.donor_record_id).toBe(first.donor_record_id);
  expect(first.receipt_number).not.toBeNull();
  expect(await viewDonorRecord(admin, one.id)).toMatchObject({
    details: { legal_name: 'Meera Nair', masked_id: '••••••234F' },
  });
  expect(await ctx.db.auditEntry.count({ where: { action: 'donor_record.viewed' } })).toBe(1);
  await expect(viewDonorRecord(await asAdmin(ctx, ['view_all_donations']), one.id)).rejects.toMatchObject({
    code: 'forbidden',
  });
  const listProblems = (more: object) =>
    recordDonationSchema
      .safeParse({ ...entryFields, ...taxDetails, ...more })
      .error?.issues.map(({ path }) => path.join('.'));
  expect(listProblems({ donor_name: 'Meera', id_number: 'ABC' })).toEqual(['id_number']);
  expect(listProblems({ donor_name: 'Meera', address: '' })).toEqual(['address']);
  expect(listProblems({ member: 'SNG-1' })).toEqual(['legal_name']);
});

test('cash above ₹2,000 is entered with a warning', async () => {
  const admin = await asAdmin(ctx, ['record_donations']);
  const recordAndGetMessage = async (amount: string, method: string) =>
    (await recordDonation(admin, parseEntry({ donor_name: 'Asha', reference: `F${amount}`, amount, method }))).message;
  expect(await recordAndGetMessage('2000', 'cash')).not.toContain('no tax certificate');
  expect(await recordAndGetMessage('2001', 'cash')).toContain('no tax certificate');
  expect(await recordAndGetMessage('2002', 'cheque')).not.toContain('no tax certificate');
});

test('an unknown member, a future day, a missing donor and a missing permission are refused', async () => {
  const admin = await asAdmin(ctx);
  const catchError = (input: ReturnType<typeof parseEntry>) =>
    recordDonation(admin, input).catch((error: unknown) => error);
  expect(await catchError(parseEntry({ member: 'SNG-999999' }))).toMatchObject({
    fieldErrors: { member: [expect.anything()] },
  });
  expect(await catchError(parseEntry({ donor_name: 'Asha', received_on: '2026-11-21' }))).toMatchObject({
    fieldErrors: { received_on: [expect.anything()] },
  });
  expect(
    recordDonationSchema.safeParse({ ...entryFields, donor_name: 'Asha', received_on: '1926-11-20' }).success,
  ).toBe(false);
  expect(
    recordDonationSchema.safeParse({ ...parseEntry({ donor_name: 'Asha' }), donor_name: '', amount: '1' }).success,
  ).toBe(false);
  await expect(
    recordDonation(await asAdmin(ctx, ['approve_donations']), parseEntry({ donor_name: 'Asha', reference: 'D1' })),
  ).rejects.toMatchObject({ code: 'forbidden' });
});
