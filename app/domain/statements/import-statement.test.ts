import { beforeEach, expect, test } from 'vitest';
import type { Member } from '~/db/generated/client';
import type { Context } from '~/domain/context';
import { asAdmin, createAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember } from '../../../tests/factories/member';
import { readBooks } from '../../../tests/factories/payments';
import { createPicture, uploaded } from '../../../tests/factories/picture';
import { csvFile, newAccount, statementFile } from '../../../tests/factories/statement';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { approveDonation, approvePendingDonations } from '../donations/approve-donation.server';
import { createDonationQr } from '../donations/donation-qr.server';
import { recordDonation } from '../tax/record-donation.server';
import { recordDonationSchema } from '../tax/record-donation-schema';
import { rejectDonation, rejectPendingDonation } from '../donations/reject-donation.server';
import { submitQrDonation } from '../donations/submit-qr-donation.server';
import { undoDecision } from '../donations/undo-decision.server';
import { importStatement, matchStatement } from './import-statement.server';

const ctx = await testContext();

let member: Member;
let staff: Context;

beforeEach(async () => {
  ctx.clock.set('2026-11-20T15:00:00+05:30');
  member = await createMember(ctx);
  staff = await asAdmin(ctx, ['import_statements']);
});

const createUtr = () => String(600_000_000_000 + getNextNumber());

async function donate(amount = 501, more: { utr?: string } = {}) {
  const { reference } = await createDonationQr(ctx, member.id, amount);
  const file = uploaded(await createPicture(), 'upi.png');
  const { donation_info } = await submitQrDonation(ctx.as(member), { amount, reference, ...more }, file);
  return { id: donation_info.id, reference };
}

async function listLines(statementId: number) {
  const lines = await ctx.db.statementLine.findMany({ where: { statement_id: statementId }, orderBy: { line: 'asc' } });
  return lines.map(({ match, reason, donation_id, approved }) => [match, reason, donation_id, approved]);
}

const getDonationStatus = async (id: number) => (await ctx.db.donation.findUniqueOrThrow({ where: { id } })).status;

test('a matching reference or UTR approves a donation in the name of the admin', async () => {
  const [byReference, utr] = [await donate(501), createUtr()];
  const byUtr = await submitDonation(ctx.as(member), { amount: 1100, utr });
  const file = statementFile([
    { amount: '501.00', text: `UPI/Donation ${byReference.reference.replaceAll('-', ' ').toLowerCase()}/ok` },
    { amount: '"1,100.00"', utr },
    { amount: 77, text: 'Interest' },
  ]);
  const { id, message } = await importStatement(staff, newAccount(), file);
  expect(message).toBe('3 lines imported.');
  expect(await listLines(id)).toEqual([
    ['matched', null, byReference.id, true],
    ['matched', null, byUtr.id, true],
    ['unknown', null, null, false],
  ]);
  expect(await readBooks(ctx, member)).toMatchObject({ karma: [501, 1100], messages: 2, karma_points: 1601 });
  const donation = await ctx.db.donation.findUniqueOrThrow({ where: { id: byUtr.id } });
  expect(donation).toMatchObject({ status: 'approved', receipt_number: expect.any(Number) });
  const audits = await ctx.db.auditEntry.findMany({
    where: { subject_kind: 'donation', subject_id: String(byUtr.id), actor_kind: 'admin' },
  });
  expect(audits).toMatchObject([{ action: 'donation.approved_by_statement', actor_id: donation.decided_by_id }]);
});

test('importing the same file twice, or an overlapping one, repeats nothing', async () => {
  const { id: donationId, reference } = await donate();
  const account = newAccount();
  const day = { amount: 501, text: reference };
  const alike = { amount: 20, text: 'Alike' };
  const first = await importStatement(staff, account, statementFile([day, alike, alike]));
  const { id: accountId } = await ctx.db.statementAccount.findFirstOrThrow({ where: { name: account.name ?? '' } });
  const known = { ...account, account: String(accountId) };
  const before = await readBooks(ctx, member);
  const again = await importStatement(staff, known, statementFile([day, alike, alike]));
  expect(again).toEqual({ id: first.id, message: expect.stringContaining('Nothing has changed') });
  const more = await importStatement(staff, known, statementFile([day, alike, alike, alike]));
  expect(await listLines(more.id)).toEqual([['unknown', null, null, false]]);
  expect(await ctx.db.statement.findUnique({ where: { id: more.id } })).toMatchObject({ repeated: 3, undated: 1 });
  const taps = [1, 2, 3].map(() => importStatement(staff, known, statementFile([{ amount: 9, text: 'Taps' }])));
  expect(new Set((await Promise.all(taps)).map(({ id }) => id)).size).toBe(1);
  expect([await readBooks(ctx, member), await getDonationStatus(donationId)]).toEqual([before, 'approved']);
});

test('a doubtful line is shown as close, with the reason', async () => {
  const other = ctx.as(await createMember(ctx));
  const account = newAccount();
  const above = ctx.community.twoPeopleAboveRupees + 1;
  const [wrongAmount, large, paidTwice, far] = [
    await donate(501),
    await donate(above),
    await donate(303),
    await donate(404),
  ];
  const [utr, twinUtr] = [createUtr(), createUtr()];
  const twins = [
    await submitDonation(ctx.as(member), { amount: 601, utr: twinUtr }),
    await submitDonation(other, { amount: 601, utr: twinUtr }),
  ];
  const screenshot = await createPicture();
  const copied = await submitDonation(other, { amount: 602, utr, screenshot });
  await submitDonation(ctx.as(await createMember(ctx)), { amount: 602, screenshot });
  const claimed = await submitDonation(other, { amount: 603, utr: createUtr() });
  const claimedUtr = (await ctx.db.donation.findUniqueOrThrow({ where: { id: claimed.id } })).utr ?? '';
  const foreign = (await createDonationQr(ctx, member.id, 603)).reference;
  const rejected = await submitDonation(other, { amount: 604, utr: createUtr() });
  const rejectedUtr = (await ctx.db.donation.findUniqueOrThrow({ where: { id: rejected.id } })).utr ?? '';
  await rejectDonation(await asAdmin(ctx), rejected.id, { rejection_reason: 'Not seen' });
  const nearby = await submitDonation(ctx.as(await createMember(ctx)), { amount: 888 });
  const { id } = await importStatement(
    staff,
    account,
    statementFile([
      { amount: 500, text: wrongAmount.reference },
      { amount: above, text: large.reference },
      { amount: 303, text: paidTwice.reference },
      { amount: 303, text: `${paidTwice.reference} again` },
      { amount: 404, text: far.reference, date: '15/10/2026' },
      { amount: 601, utr: twinUtr },
      { amount: 602, utr },
      { amount: 603, utr: claimedUtr, text: foreign },
      { amount: 604, utr: rejectedUtr },
      { amount: 888, date: '19/11/2026' },
      { amount: 888, date: '18/11/2026' },
    ]),
  );
  expect(await listLines(id)).toEqual([
    ['close', 'amount', wrongAmount.id, false],
    ['close', 'two_people', large.id, false],
    ['matched', null, paidTwice.id, true],
    ['close', 'second_line', paidTwice.id, false],
    ['close', 'far_day', far.id, false],
    ['close', 'several', twins[0]?.id, false],
    ['close', 'lookalike', copied.id, false],
    ['close', 'other_reference', claimed.id, false],
    ['close', 'rejected', rejected.id, false],
    ['close', 'near', nearby.id, false],
    ['unknown', null, null, false],
  ]);
});

test('nobody approves their own donation by an import', async () => {
  const admin = await createAdmin(ctx, ['import_statements']);
  await ctx.db.admin.update({ where: { id: admin.id }, data: { member_id: member.id } });
  const { id: donationId, reference } = await donate();
  const permissions = ['import_statements'] as const;
  const own = ctx.as({ kind: 'admin', adminId: admin.id, sessionId: 0, permissions });
  const { id } = await importStatement(own, newAccount(), statementFile([{ amount: 501, text: reference }]));
  expect(await listLines(id)).toEqual([['close', 'own', donationId, false]]);
});

test('a line of a manually approved donation is matched, also a bank transfer that staff entered', async () => {
  const { id: donationId, reference } = await donate();
  const accountant = await asAdmin(ctx);
  await approveDonation(accountant, donationId);
  const utr = createUtr();
  const transfer = await recordDonation(accountant, {
    amount: 700,
    method: 'bank_transfer',
    received_on: '2026-11-20',
    reference: utr,
    donor_name: 'Ravi Rao',
    member: undefined,
    taxDetails: null,
    donation_type: 'others',
    citizen: false,
  });
  const lines = [
    { amount: 501, text: reference },
    { amount: 700, utr },
  ];
  const { id } = await importStatement(staff, newAccount(), statementFile(lines));
  expect(await listLines(id)).toEqual([
    ['matched', null, donationId, false],
    ['matched', null, transfer.id, false],
  ]);
});

test('a second comparison finds later donations, but repeats no undone approval', async () => {
  const { reference } = await createDonationQr(ctx, member.id, 737);
  const { id } = await importStatement(staff, newAccount(), statementFile([{ amount: 737, text: reference }]));
  expect(await listLines(id)).toEqual([['unknown', null, null, false]]);
  const file = uploaded(await createPicture(), 'upi.png');
  const { donation_info } = await submitQrDonation(ctx.as(member), { amount: 737, reference }, file);
  await matchStatement(staff, id);
  expect(await listLines(id)).toEqual([['matched', null, donation_info.id, true]]);
  await undoDecision(await asAdmin(ctx), donation_info.id);
  await matchStatement(staff, id);
  expect(await listLines(id)).toEqual([['close', 'undone', donation_info.id, false]]);
  expect(await getDonationStatus(donation_info.id)).toBe('pending');
  const repeated = await importStatement(staff, newAccount(), statementFile([{ amount: 737, text: reference }]));
  expect(await listLines(repeated.id)).toEqual([['close', 'undone', donation_info.id, false]]);
  await approveDonation(await asAdmin(ctx), donation_info.id);
  await matchStatement(staff, id);
  expect(await listLines(id)).toEqual([['matched', null, donation_info.id, false]]);
});

test('each error names its line and its reason, and nothing is imported', async () => {
  const account = newAccount();
  const file = statementFile([
    { amount: 501 },
    { amount: '"501,00"', date: '20/11/2026' },
    { amount: 501, date: '31/11/2026' },
    { amount: 501, date: '21/11/2026' },
  ]);
  await expect(importStatement(staff, account, file)).rejects.toMatchObject({
    code: 'invalid',
    fieldErrors: {
      file: [
        'Nothing was imported. Line 6: “501,00” is not an amount in rupees. ' +
          'Line 7: “31/11/2026” is not a date in the order of this account. Line 8: 2026-11-21 is still to come.',
      ],
    },
  });
  expect(await ctx.db.statementAccount.count({ where: { name: account.name ?? '' } })).toBe(0);
});

test('a cheque is found by its number and amount, however the bank fills it up', async () => {
  const enter = async (reference: string, amount: string) => {
    const donor = { method: 'cheque', received_on: '2026-11-18', donor_name: 'Meera Nair' };
    const { id } = await recordDonation(
      await asAdmin(ctx),
      recordDonationSchema.parse({ ...donor, reference, amount }),
    );
    return id;
  };
  const [padded, short, inText] = [
    await enter('004561', '1500'),
    await enter('4562', '1600'),
    await enter('004563', '1700'),
  ];
  const transfer = await enter('sbin526110912345', '1800');
  const { id } = await importStatement(
    staff,
    newAccount(),
    statementFile([
      { amount: 1500, utr: '0000000000004561' },
      { amount: 1600, utr: '004562' },
      { amount: 1700, text: 'CLG/004563/HDFC PUNE 411001' },
      { amount: 1800, text: 'NEFT SBIN526110912345' },
      { amount: 1501, text: 'CLG/004561/HDFC' },
    ]),
  );
  expect(await listLines(id)).toEqual([
    ['matched', null, padded, false],
    ['matched', null, short, false],
    ['matched', null, inText, false],
    ['matched', null, transfer, false],
    ['unknown', null, null, false],
  ]);
});

test('lines without an amount below the table are ignored, even with a date', async () => {
  const text = 'Date,Narration,Ref,Credit\n20/11/2026,UPI,,55\nGenerated on 20/11/2026 at 10:15,,,\nPage 1 of 1\n';
  const { id } = await importStatement(staff, newAccount(), csvFile(text));
  expect(await ctx.db.statement.findUnique({ where: { id } })).toMatchObject({ undated: 2 });
  expect(await listLines(id)).toHaveLength(1);
});

test.each([
  [
    'another separator and Windows-1252',
    new Uint8Array(Buffer.from('Date;Amount;Type;Remarks\n20-Nov-26;55;CR;Caf\xe9\n20-Nov-26;99;DR;Rent\n', 'latin1')),
  ],
  ['tabs and UTF-8', 'Date\tAmount\tType\tRemarks\n20-11-2026\t55.00\tCredit\tCafé\n20-11-2026\t99\tDebit\tRent\n'],
])('reads a file with %s', async (_what, text) => {
  const { id } = await importStatement(staff, newAccount(), csvFile(text));
  const lines = await ctx.db.statementLine.findMany({ where: { statement_id: id } });
  expect(lines).toMatchObject([{ line: 2, amount_paise: 5500n, description: 'Café' }]);
});

test.each([
  ['an Excel file', csvFile(new Uint8Array([0x50, 0x4b, 3, 4])), { file: [expect.stringContaining('Excel')] }],
  ['a picture', csvFile(new Uint8Array([1, 0, 2])), { file: [expect.stringContaining('CSV')] }],
  ['other columns', csvFile('Tag,Summe\n1,2\n'), { date_column: [expect.stringContaining('Tag, Summe')] }],
  ['no credits', csvFile('Date,Credit\n20/11/2026,0\n'), { file: ['This file has no credits.'] }],
  [
    'a NUL byte below its first lines',
    csvFile(`${'Example Bank\n'.repeat(50)}${'x'.repeat(5000)}\nDate,Cre\0dit,Amount\n20/11/2026,1,1\n`),
    { file: [expect.stringContaining('CSV')] },
  ],
  ['a form without a file', undefined, { file: ['Choose the CSV file'] }],
])('%s is refused', async (_what, file, fieldErrors) => {
  await expect(importStatement(staff, newAccount(), file)).rejects.toMatchObject({ code: 'invalid', fieldErrors });
});

test('the columns can be entered, and are stored with the account', async () => {
  const typed = { date_column: 'Tag', amount_column: 'Eingang', date_order: 'mdy' } as const;
  const account = newAccount(typed);
  await importStatement(staff, account, csvFile('Tag,Eingang\n11/20/2026,2\n'));
  const { id } = await ctx.db.statementAccount.findFirstOrThrow({ where: { name: account.name ?? '' } });
  const second = await importStatement(
    staff,
    { ...newAccount(), account: String(id) },
    csvFile('Eingang,Tag\n3,11/19/2026\n'),
  );
  const lines = await ctx.db.statementLine.findMany({ where: { statement_id: second.id } });
  expect(lines).toMatchObject([{ amount_paise: 300n, day: new Date('2026-11-19T00:00:00Z') }]);
  await expect(
    importStatement(staff, { ...account, name: account.name?.toUpperCase() }, csvFile('Tag,Eingang\n')),
  ).rejects.toMatchObject({
    fieldErrors: { name: [expect.stringContaining('exists already')] },
  });
});

test('an emoji stays whole between two parts of a long file', async () => {
  const rows = '\nDate,Credit,Narration\n20/11/2026,5,';
  const above = 'x'.repeat(64 * 1024 - rows.length - 1);
  const { id } = await importStatement(staff, newAccount(), csvFile(`${above}${rows}😀 thanks\n`));
  expect((await ctx.db.statementLine.findFirstOrThrow({ where: { statement_id: id } })).description).toBe('😀 thanks');
});

test('the name of a file is stored without control characters, and never cut inside an emoji', async () => {
  const file = statementFile([{ amount: 1 }], `\0\u0007${'f'.repeat(119)}😀.csv`);
  const { id } = await importStatement(staff, newAccount(), file);
  expect((await ctx.db.statement.findUniqueOrThrow({ where: { id } })).file_name).toBe('f'.repeat(119));
  const long = statementFile([{ amount: 1, text: `${'t'.repeat(499)}😀` }]);
  const { id: other } = await importStatement(staff, newAccount(), long);
  const line = await ctx.db.statementLine.findFirstOrThrow({ where: { statement_id: other } });
  expect(line.description).toBe('t'.repeat(499));
});

test('only staff with the permission import', async () => {
  const file = statementFile([{ amount: 1 }]);
  const approver = await asAdmin(ctx, ['approve_donations', 'record_donations']);
  await expect(importStatement(approver, newAccount(), file)).rejects.toMatchObject({ code: 'forbidden' });
});

test('sixty concurrent decisions by people, the bank and the provider have one winner', async () => {
  const { id, reference } = await donate(2100);
  const admins = await Promise.all(Array.from({ length: 4 }, () => asAdmin(ctx)));
  const account = newAccount();
  await importStatement(staff, account, statementFile([{ amount: 1, text: 'First' }]));
  const known = await ctx.db.statementAccount.findFirstOrThrow({ where: { name: account.name ?? '' } });
  const decide = (index: number): Promise<unknown> => {
    const admin = admins[index % 4] ?? staff;
    const file = statementFile([{ amount: 2100, text: `${reference} ${index}` }]);
    switch (index % 5) {
      case 0:
        return approveDonation(admin, id);
      case 1:
        return rejectDonation(admin, id, { rejection_reason: 'Not seen' });
      case 2:
        return importStatement(admin, { ...account, account: String(known.id) }, file);
      case 3:
        return approvePendingDonations(ctx, { id }, null);
      default:
        return rejectPendingDonation(ctx, { id }, { reason: 'Not paid' }, null);
    }
  };
  const decisions = await Promise.allSettled(Array.from({ length: 60 }, (_, index) => decide(index)));
  for (const decision of decisions)
    if (decision.status === 'rejected') expect(decision.reason).toMatchObject({ code: 'conflict' });
  const { status, receipt_number } = await ctx.db.donation.findUniqueOrThrow({ where: { id } });
  const isApproved = status === 'approved';
  expect(await readBooks(ctx, member)).toEqual({
    donations: [`2100 ${status}`],
    karma: isApproved ? [2100] : [],
    messages: 1,
    karma_points: isApproved ? 2100 : 0,
  });
  expect(receipt_number === null).toBe(!isApproved);
  const decided = { subject_kind: 'donation', subject_id: String(id), action: { not: 'donation.submitted' } };
  expect(await ctx.db.auditEntry.count({ where: decided })).toBe(1);
  const lines = await ctx.db.statementLine.groupBy({ by: ['match'], where: { donation_id: id }, _count: true });
  const counts = Object.fromEntries(lines.map(({ match, _count }) => [match, _count]));
  expect(counts).toEqual(isApproved ? { matched: 1, close: 11 } : { close: 12 });
  const { last_number } = await ctx.db.receiptSeries.findUniqueOrThrow({ where: { year: 2026 } });
  expect(await ctx.db.donation.count({ where: { receipt_year: 2026 } })).toBe(last_number);
});
