import { beforeAll, expect, test } from 'vitest';
import type { Context } from '~/domain/context';
import type { Member } from '~/db/generated/client';
import { asAdmin } from '../../../../tests/factories/admin';
import { createMember } from '../../../../tests/factories/member';
import { reportCodeEvent, reportPayment } from '../../../../tests/factories/payments';
import { TRUST } from '../../../../tests/factories/trust';
import { testContext } from '../../../../tests/setup/context';
import { pay } from '../../../../tests/setup/razorpay';
import { acceptForeignPayment } from '../../donations/accept-foreign-payment.server';
import { approveDonation } from '../../donations/approve-donation.server';
import { setCitizenship } from '../../donations/citizenship.server';
import { rejectDonation } from '../../donations/reject-donation.server';
import { requestRefund } from '../../donations/request-refund.server';
import { requestRefundSchema } from '../../donations/refund-schemas';
import { type DonorFileRow, exportDonorFile } from '../donor-file.server';
import { getDonorFileLayout } from '../donor-file-layouts';
import { getDonorFileSummary } from '../donor-file-summary.server';
import { isValidDonorId } from '../donor-id';
import { saveOwnDonorRecord } from '../donor-record.server';
import { recordDonation } from '../record-donation.server';
import { recordDonationSchema } from '../record-donation-schema';
import { updateTaxSettings } from '../tax-settings.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });

const MEMBERS = 20;
const IN_PARALLEL = 200;

let admin: Context;
let members: Member[];

/** Amount in paise of each donation after refunds, calculated independently of the application. */
const ledger: number[] = [];

beforeAll(async () => {
  admin = await asAdmin(ctx);
  await updateTaxSettings(admin, { ...TRUST, version: 0 });
  members = [];
  for (let at = 0; at < MEMBERS; at += 1) {
    const member = await createMember(ctx);
    members.push(member);
    // The last two members have the same ID.
    const id_number = `ABCPS${String(1000 + Math.min(at, MEMBERS - 2))}F`;
    const details = { legal_name: `Donor ${at}`, address: '4 MG Road, Pune', id_kind: 'pan', id_number } as const;
    // Some donors do not want a certificate.
    if (at % 4 !== 0) await saveOwnDonorRecord(ctx.as(member), details);
  }
});

const getMemberAt = (at: number): Member => {
  const member = members[at % MEMBERS];
  if (!member) throw new Error('no member');
  return member;
};

/** Pays online. Every tenth payment is refunded in part, and every tenth in full. */
async function payOnline(at: number): Promise<void> {
  const paise = (100 + at) * 100;
  const notes = { member_id: String(getMemberAt(at).id) };
  const payment = { id: `pay_year${at}`, order_id: null, amount: paise, notes } as const;
  const isForeign = at % 10 === 3;
  await reportPayment(ctx, 'payment.captured', { ...payment, status: 'captured', international: isForeign });
  const isHeld = isForeign && at % MEMBERS !== 3;
  if (isHeld) return;
  if (at % 10 === 1) {
    const returned = 5_050;
    await reportPayment(ctx, 'refund.processed', { ...payment, status: 'captured', amount_refunded: returned });
    ledger.push(paise - returned);
  } else if (at % 10 === 2)
    await reportPayment(ctx, 'refund.processed', { ...payment, status: 'refunded', amount_refunded: paise });
  else ledger.push(paise);
}

/** Pays with a QR code of the provider. Every fifth payment is partly refunded. */
async function payByCode(at: number): Promise<void> {
  const paise = (150 + at) * 100;
  const [code, now] = [`qr_year${at}`, ctx.clock.now()];
  await ctx.db.paymentOrder.create({
    data: {
      member_id: getMemberAt(at).id,
      provider_order_id: code,
      amount_paise: paise,
      code_image_url: 'https://rzp.io/i/code',
      code_closes_at: new Date(now.getTime() + 60_000),
      created_at: now,
    },
  });
  const codePayment = { id: `pay_code${at}`, amount: paise, code, createdAt: Math.floor(now.getTime() / 1000) };
  await reportCodeEvent(ctx, 'qr_code.credited', codePayment);
  if (at % 5 !== 2) return void ledger.push(paise);
  const refunded = {
    id: codePayment.id,
    order_id: null,
    amount: paise,
    amount_refunded: 2_575,
    status: 'captured',
  } as const;
  await reportPayment(ctx, 'refund.processed', refunded);
  ledger.push(paise - 2_575);
}

/** Pays with a foreign card, which staff accept, except for every fourth payment. */
async function payFromAbroad(at: number): Promise<void> {
  const member = await createMember(ctx);
  const paid = { amount: (900 + at) * 100, notes: { member_id: String(member.id) }, international: true };
  const { razorpay_payment_id: id } = await pay(ctx, { ...paid, contact: member.phone });
  await reportPayment(ctx, 'payment.captured', { ...paid, id, order_id: null, status: 'captured' });
  const held = await ctx.db.unmatchedPayment.findUniqueOrThrow({ where: { provider_payment_id: id } });
  if (at % 4 === 3) return;
  await acceptForeignPayment(admin, Number(held.id), { note: 'Saw the passport' });
  ledger.push(paid.amount);
}

async function enterByHand(at: number): Promise<void> {
  const typed = {
    amount: String(200 + at * 10),
    method: ['cash', 'cheque', 'bank_transfer', 'payment_page'][at % 4],
    donation_type: ['others', 'corpus', 'specific_grant'][at % 3],
    received_on: '2026-06-10',
    reference: `H${at}`,
    ...(at % 2 === 0
      ? { member: getMemberAt(at).phone }
      : {
          donor_name: 'Guest',
          legal_name: 'Guest',
          address: 'Pune',
          id_kind: 'pan',
          id_number: `ABCPG${2000 + (at % 9)}F`,
        }),
  };
  const { id } = await recordDonation(admin, recordDonationSchema.parse(typed));
  const paise = (200 + at * 10) * 100;
  if (at % 5 !== 1) return void ledger.push(paise);
  const refund = { amount: '100.25', reason: 'Entered twice', mode: 'cheque', reference: `B${at}` };
  ctx.clock.set('2026-11-20T07:30:00+05:30');
  await requestRefund(
    admin,
    id,
    requestRefundSchema.parse({ ...refund, form_key: `year-books-form-key-${at}`, paid_back_on: '2026-11-20' }),
  );
  ctx.clock.set('2026-11-20T06:30:00+05:30');
  ledger.push(paise - 10_025);
}

/** Stores a pending QR donation without its screenshot, which this test does not need. */
async function submitQr(at: number): Promise<{ id: number; paise: number }> {
  const paise = (300 + at) * 100;
  const { id } = await ctx.db.donation.create({
    data: {
      member_id: getMemberAt(at).id,
      amount_paise: paise,
      category: 'Custom',
      payment_method: 'qr',
      donated_on: new Date('2026-10-01'),
      created_at: new Date(ctx.clock.now().getTime() - at * 1000),
    },
  });
  return { id, paise };
}

test('the file of a thousand mixed donations is valid and equals the ledger', async () => {
  await ctx.db.$transaction((tx) => setCitizenship(ctx, tx, getMemberAt(3).id));
  for (let at = 0; at < 300; at += 1) await payOnline(at);
  for (let at = 0; at < 80; at += 1) await payByCode(at);
  for (let at = 0; at < 20; at += 1) await payFromAbroad(at);
  for (let at = 0; at < 300; at += 1) await enterByHand(at);
  const pending = [];
  for (let at = 0; at < 300; at += 1) pending.push(await submitQr(at));
  const [rejected, approved] = [pending.slice(0, 100), pending.slice(100)];
  for (const { id } of rejected) await rejectDonation(admin, id, { rejection_reason: 'Another amount' });
  expect(approved).toHaveLength(IN_PARALLEL);
  await Promise.all(approved.map(({ id }) => approveDonation(admin, id)));
  for (const { paise } of approved) ledger.push(paise);

  const rows: DonorFileRow[] = [];
  for await (const chunk of (await exportDonorFile(admin, 2026))?.rows ?? []) rows.push(...chunk);
  for (const [at, row] of rows.entries()) {
    expect(Object.keys(row)).toEqual(getDonorFileLayout(2026).columns.map(({ title }) => title));
    expect(row['Sl. No.']).toBe(at + 1);
    expect(row['ID Code']).toBe(1);
    expect(isValidDonorId('pan', String(row['Unique Identification Number']))).toBe(true);
    expect(['Corpus', 'Specific grant', 'Others']).toContain(row['Donation Type']);
    expect(['Cash', 'Electronic modes including account payee cheque/draft']).toContain(row['Mode of receipt']);
    expect(row['Amount of donation (Indian rupees)']).toBeGreaterThan(0);
  }
  const keys = rows.map((row) =>
    [row['Unique Identification Number'], row['Donation Type'], row['Mode of receipt']].join(),
  );
  expect(new Set(keys).size).toBe(rows.length);
  const toPaise = (rupees: string | number | undefined) => Math.round(Number(rupees) * 100);
  const inFile = rows.reduce((sum, row) => sum + toPaise(row['Amount of donation (Indian rupees)']), 0);
  const { named, unnamed } = await getDonorFileSummary(admin, 2026);
  expect(inFile).toBe(toPaise(named.amount));
  expect(unnamed.amount).toBeGreaterThan(0);
  const expected = ledger.reduce((sum, paise) => sum + paise, 0);
  expect(inFile + toPaise(unnamed.amount)).toBe(expected);
  const { _sum } = await ctx.db.donationTotal.aggregate({
    where: { status: 'approved' },
    _sum: { amount_paise: true },
  });
  expect(Number(_sum.amount_paise)).toBe(expected);
  expect(await ctx.db.unmatchedPayment.count({ where: { reason: 'foreign_card', status: 'open' } })).toBe(15 + 5);
});

test('the receipts of the year have no gap after 200 approvals at the same moment', async () => {
  const numbers = await ctx.db.donation.findMany({
    where: { receipt_year: 2026 },
    orderBy: { receipt_number: 'asc' },
    select: { receipt_number: true },
  });
  expect(numbers.map(({ receipt_number }) => receipt_number)).toEqual(numbers.map((_, at) => at + 1));
  expect(numbers.length).toBeGreaterThan(800);
});
