import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember } from '../../../tests/factories/member';
import { csvFile, newAccount, statementFile } from '../../../tests/factories/statement';
import { testContext } from '../../../tests/setup/context';
import { approveDonation } from '../donations/approve-donation.server';
import { recordDonation } from '../tax/record-donation.server';
import { settleUnmatchedPayment } from '../donations/unmatched-payments.server';
import { importStatement, matchStatement } from './import-statement.server';
import { listDifferences, reconcileMonth } from './reconciliation.server';
import { getStatement } from './statements.server';

const ctx = await testContext({ at: '2026-11-20T15:00:00+05:30' });

test('a payment that became no donation is close until staff refund or settle it', async () => {
  const staff = await asAdmin(ctx);
  const row = { amount_paise: 30_000, currency: 'INR', reason: 'second_payment', created_at: ctx.clock.now() } as const;
  const waiting = await ctx.db.unmatchedPayment.create({ data: { ...row, provider_payment_id: 'pay_Waiting123456' } });
  const refunded = { status: 'refunded', decided_at: ctx.clock.now() } as const;
  await ctx.db.unmatchedPayment.create({ data: { ...row, ...refunded, provider_payment_id: 'pay_Refunded12345' } });
  const report = [
    'entity_id,type,debit,credit,amount,fee,tax,payment_id,settled_at,settlement_utr',
    'pay_Waiting123456,payment,0,300,300,0,0,,05/09/2026,HDFCN52026090512',
    'pay_Refunded12345,payment,0,300,300,0,0,,05/09/2026,HDFCN52026090512',
    'rfnd_Refunded1234,refund,300,0,300,0,0,pay_Refunded12345,05/09/2026,HDFCN52026090512',
  ];
  const { id } = await importStatement(staff, newAccount({ kind: 'settlement' }), csvFile(report.join('\n')));
  const read = async () =>
    (await ctx.db.statementLine.findMany({ where: { statement_id: id }, orderBy: { line: 'asc' } })).map(
      ({ match, reason }) => `${match} ${reason}`,
    );
  expect(await read()).toEqual(['close unmatched', 'matched handled', 'matched refund']);
  await settleUnmatchedPayment(staff, Number(waiting.id), { note: 'Given to another trust' });
  await matchStatement(staff, id);
  expect(await read()).toEqual(['matched handled', 'matched handled', 'matched refund']);
});

test('settlements, bank lines and the ledger are compared by day, with links to the rows that differ', async () => {
  const staff = await asAdmin(ctx);
  const member = await createMember(ctx, { name: 'Asha Rao' });
  const proved = await submitDonation(ctx.as(member), { amount: 501, utr: '611111111111' });
  const unproved = await submitDonation(ctx.as(member), { amount: 101 });
  await approveDonation(staff, unproved.id);
  const gift = {
    received_on: '2026-11-20',
    donor_name: 'Ravi',
    member: undefined,
    taxDetails: null,
    donation_type: 'others',
    citizen: false,
  } as const;
  await recordDonation(staff, { ...gift, amount: 50, method: 'cash', reference: 'R-1' });
  const online = await ctx.db.donation.createManyAndReturn({
    data: ['pay_Nk3dTdqUzeFv0b', 'pay_Nk3dTdqUzeFv0c'].map((provider_payment_id) => ({
      member_id: member.id,
      amount_paise: 110_000,
      category: 'Samarpan',
      payment_method: 'razorpay' as const,
      status: 'approved' as const,
      provider_payment_id,
      donated_on: new Date('2026-11-18T00:00:00Z'),
      decided_at: ctx.clock.now(),
      created_at: ctx.clock.now(),
      refunded_paise: provider_payment_id.endsWith('c') ? 10_000 : 0,
    })),
  });
  await importStatement(
    staff,
    newAccount(),
    statementFile([
      { amount: 501, utr: '611111111111' },
      { amount: '974.04', text: 'NEFT RAZORPAY', utr: 'HDFCN52026112012' },
      { amount: 77, text: 'Interest', date: '19/11/2026' },
    ]),
  );
  const settled = '20/11/2026 10:00:00';
  const report = [
    'entity_id,type,debit,credit,amount,fee,tax,payment_id,settled_at,settlement_utr',
    `pay_Nk3dTdqUzeFv0b,payment,0,1074.04,1100,25.96,3.96,,${settled},HDFCN52026112012`,
    `rfnd_Nk3dTdqUzeFv0d,refund,100,0,100,0,0,pay_Nk3dTdqUzeFv0c,${settled},HDFCN52026112012`,
    `pay_UnknownPayment,payment,0,9,10,1,0,,${settled},HDFCN52026112099`,
    `adj_Nk3dTdqUzeFv0e,adjustment,2,0,2,0,0,,${settled},HDFCN52026112099`,
  ];
  await importStatement(staff, newAccount({ kind: 'settlement' }), csvFile(report.join('\n')));
  const none = { online: 0, settled: 0, bank: 0, onStatement: 0, other: 0, openSettlement: 0, openBank: 0 };
  const unpaid = { gross: 0, fees: 0, tax: 0, refunds: 0, net: 0, payouts: 0 };
  const differs = { ...none, ...unpaid, hasDifference: true };
  const days = await reconcileMonth(staff, '2026-11');
  expect(days).toEqual([
    { ...differs, day: '2026-11-18', online: 220_000, settled: 110_000 },
    { ...differs, day: '2026-11-19', openBank: 7_700 },
    {
      ...differs,
      day: '2026-11-20',
      bank: 60_200,
      onStatement: 50_100,
      other: 5_000,
      openSettlement: 1_200,
      gross: 111_000,
      fees: 2_300,
      tax: 396,
      refunds: 10_200,
      net: 98_104,
      payouts: 97_404,
    },
  ]);
  const { gross, fees, tax, refunds, net } = days[2] ?? differs;
  expect(gross - fees - tax - refunds).toBe(net);
  const { donations, lines, payouts } = await listDifferences(staff, '2026-11-20');
  expect(donations).toEqual([{ id: unproved.id, donor: 'Asha Rao', amountPaise: 10_100, method: 'qr' }]);
  expect(lines).toMatchObject([
    { match: 'unknown', amountPaise: 1_000 },
    { match: 'unknown', amountPaise: -200 },
  ]);
  expect(payouts).toMatchObject([
    { utr: 'HDFCN52026112012', gross: 110_000, net: 97_404, atBank: 97_404 },
    { utr: 'HDFCN52026112099', net: 700, atBank: 0 },
  ]);
  expect((await listDifferences(staff, '2026-11-18')).donations.map(({ id }) => id)).toEqual([online[1]?.id]);
  expect(await ctx.db.donation.findUnique({ where: { id: proved.id } })).toMatchObject({ status: 'approved' });
});

test('a report without the credit after fees is compared as before, and a wrong column is refused', async () => {
  const staff = await asAdmin(ctx);
  const day = '12/10/2026 10:00:00';
  const plain = ['entity_id,type,amount,settled_at,utr', `pay_Plain,payment,50,${day},HDFCN52026101200`];
  await importStatement(staff, newAccount({ kind: 'settlement' }), csvFile(plain.join('\n')));
  await importStatement(
    staff,
    newAccount(),
    statementFile([{ amount: 49, utr: 'HDFCN52026101200', date: '13/10/2026' }]),
  );
  const { payouts } = await listDifferences(staff, '2026-10-12');
  expect(payouts).toMatchObject([{ isKnown: false, gross: 5_000, atBank: 4_900 }]);
  expect(await reconcileMonth(staff, '2026-10')).toMatchObject([{ net: 4_900, payouts: 4_900, openSettlement: 5_000 }]);
  const wrong = [
    'entity_id,type,amount,credit,tax,settled_at,utr',
    `pay_Wrong,payment,50,49,2,${day},HDFCN52026101201`,
  ];
  await expect(
    importStatement(staff, newAccount({ kind: 'settlement' }), csvFile(wrong.join('\n'))),
  ).rejects.toMatchObject({
    fieldErrors: { file: [expect.stringContaining('Line 2: The amount is less than the credit and the tax')] },
  });
  const negative = [
    'entity_id,type,amount,credit,debit,settled_at,utr',
    `pay_Minus,payment,50,-49,0,${day},HDFCN52026101201`,
    `pay_Debit,payment,50,0,(49),${day},HDFCN52026101201`,
  ];
  await expect(
    importStatement(staff, newAccount({ kind: 'settlement' }), csvFile(negative.join('\n'))),
  ).rejects.toMatchObject({
    fieldErrors: { file: [expect.stringMatching(/Line 2: The credit is negative. Line 3: The debit is negative./)] },
  });
});

test('lines need a permission for donations or statements, and the audit log records who looked at them', async () => {
  const importer = await asAdmin(ctx, ['import_statements']);
  const { id } = await importStatement(
    importer,
    newAccount(),
    statementFile([{ amount: 88, text: 'UPI/Meera Joshi', date: '05/08/2026' }]),
  );
  const firstPage = { match: undefined, page: 1 };
  const analyst = await asAdmin(ctx, ['view_analytics']);
  await expect(getStatement(analyst, id, firstPage)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(listDifferences(analyst, '2026-08-05')).rejects.toMatchObject({ code: 'forbidden' });
  const accountant = await asAdmin(ctx, ['view_all_donations']);
  const { adminId } = accountant.actor as { adminId: number };
  for (let look = 0; look < 2; look += 1) {
    await getStatement(accountant, id, firstPage);
    await listDifferences(accountant, '2026-08-05');
    await listDifferences(accountant, '2026-08-06');
  }
  const looks = await ctx.db.auditEntry.findMany({
    where: { actor_id: adminId, action: 'statement_lines.viewed' },
    orderBy: { id: 'asc' },
  });
  expect(looks.map(({ subject_kind, subject_id }) => `${subject_kind} ${subject_id}`)).toEqual([
    `statement ${id}`,
    'reconciliation 2026-08-05',
  ]);
});

test('a settlement report that is imported twice changes nothing', async () => {
  const staff = await asAdmin(ctx);
  const report = [
    'entity_id,type,debit,credit,amount,fee,tax,payment_id,settled_at,settlement_utr',
    'pay_TwiceImported1,payment,0,98,100,2,0,,10/07/2026,HDFCN52026071001',
    'rfnd_TwiceImported,refund,40,0,40,0,0,pay_TwiceImported1,10/07/2026,HDFCN52026071001',
    'adj_TwiceImported1,adjustment,2,0,2,0,0,,10/07/2026,HDFCN52026071001',
  ];
  const account = newAccount({ kind: 'settlement' });
  const first = await importStatement(staff, account, csvFile(report.join('\n')));
  const { id } = await ctx.db.statementAccount.findFirstOrThrow({ where: { name: account.name ?? '' } });
  const read = async () => ({
    days: await reconcileMonth(staff, '2026-07'),
    differences: await listDifferences(staff, '2026-07-10'),
    lines: await ctx.db.statementLine.findMany({ where: { account_id: id }, orderBy: { id: 'asc' } }),
  });
  const before = await read();
  expect(before.lines).toHaveLength(3);
  const again = await importStatement(
    staff,
    { ...account, account: String(id) },
    csvFile(report.join('\n'), 'again.csv'),
  );
  expect(again).toEqual({ id: first.id, message: expect.stringContaining('Nothing has changed') });
  expect(await read()).toEqual(before);
});
