import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { formatReceiptNumber, FORMER_MEMBER_NAME } from '~/domain/donations/policy';
import { asAdmin, createAdmin } from '../../tests/factories/admin';
import { createMember } from '../../tests/factories/member';
import { testContext } from '../../tests/setup/context';
import { createDonationReportResponse } from './donation-report.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });

/** More than two chunks of the report. */
const ROWS = 2_100;

const TEXTS = ['=1+1', ' @SUM(A1)', 'Rao, "Asha"', 'two\r\nlines', '-5', '＝1', "O'Brien", 'आशा राव', '', '+91'];

const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length] as Value;

async function createMixedDonations(): Promise<void> {
  const [first, second] = [await createAdmin(ctx), await createAdmin(ctx)];
  const members = await Promise.all(
    TEXTS.slice(0, 5).map((name, at) => createMember(ctx, { name, email: at === 0 ? '=a@b.example' : null })),
  );
  const now = ctx.clock.now();
  const donations = await ctx.db.donation.createManyAndReturn({
    select: { id: true },
    data: Array.from({ length: ROWS }, (_, at) => {
      const status = pick(['approved', 'pending', 'rejected', 'refunded', 'approved'] as const, at);
      const isApproved = status === 'approved';
      return {
        member_id: pick([...members.map(({ id }) => id), null, null], at),
        donor_name: at % 7 === 5 ? pick(TEXTS, at) : null,
        amount_paise: (1 + at * 3) * 100,
        refunded_paise: isApproved && at % 10 === 0 ? 51 : 0,
        category: pick(['Sewa', 'Custom'], at),
        payment_method: pick(['razorpay', 'qr', 'cash', 'cheque', 'bank_transfer', 'payment_page'] as const, at),
        donation_type: pick(['others', 'corpus', 'specific_grant'] as const, at),
        status,
        karma_points_awarded: at,
        provider_payment_id: at % 6 === 0 ? `pay_${at}` : null,
        reference: at % 3 === 0 ? pick(TEXTS, at) : null,
        utr: at % 6 === 1 ? String(600_000_000_000 + at) : null,
        rejection_reason: status === 'rejected' ? pick(TEXTS, at + 3) : null,
        decided_by_id: at % 6 === 1 ? first.id : null,
        proposed_by_id: at % 12 === 1 ? second.id : null,
        decided_at: status !== 'pending' ? new Date(now.getTime() - at * 61_001) : null,
        refunded_at: status === 'refunded' ? new Date(now.getTime() - at) : null,
        receipt_year: isApproved ? 2026 : null,
        receipt_number: isApproved ? at + 1 : null,
        donated_on: new Date(Date.UTC(2026, at % 12, 1 + (at % 28))),
        // Many donations have the same time, so that chunks begin and end among them.
        created_at: new Date(now.getTime() - Math.floor(at / 50) * 3_600_001),
      };
    }),
  });
  await ctx.db.paymentOrder.createMany({
    data: donations
      .filter((_, at) => at % 6 === 0)
      .map(({ id }) => ({
        provider_order_id: `order_${id}`,
        amount_paise: 100,
        donation_id: id,
        created_at: now,
      })),
  });
  const refund = { amount_paise: 1, reason: 'Twice', created_at: now };
  const refunded = donations.filter((_, at) => at % 10 === 0);
  await ctx.db.donationRefund.createMany({
    data: refunded.flatMap(({ id }) => [
      { ...refund, donation_id: id, status: 'done', form_key: `a${id}`, provider_refund_id: `rfnd_${id}` },
      {
        ...refund,
        donation_id: id,
        status: 'done',
        form_key: `b${id}`,
        mode: 'upi',
        reference: '=2',
        paid_back_on: now,
      },
      { ...refund, donation_id: id, status: 'failed', form_key: `c${id}`, provider_refund_id: `rfnd_x${id}` },
    ]),
  });
}

/** Formats the report from the models, column by column, without the code of the report. */
async function formatExpectedReport(): Promise<string> {
  const donations = await ctx.db.donation.findMany({
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    include: {
      member: true,
      order: true,
      decidedBy: true,
      proposedBy: true,
      refunds: { where: { status: 'done' }, orderBy: { id: 'asc' } },
    },
  });
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: ctx.clock.timeZone });
  const prefix = ctx.community.memberIdPrefix;
  const rows = donations.map((one) => ({
    id: one.id,
    receipt_number: formatReceiptNumber(prefix, one),
    donor: one.member?.name ?? one.donor_name ?? FORMER_MEMBER_NAME,
    email: one.member?.email ?? '',
    amount: one.amount_paise / 100,
    category: one.category,
    payment_method: one.payment_method,
    status: one.status,
    date: day.format(one.created_at),
    created_at: one.created_at.toISOString(),
    refunded_amount: (one.status === 'refunded' ? one.amount_paise : one.refunded_paise) / 100,
    karma_points_awarded: one.karma_points_awarded,
    decided_by: one.decidedBy?.name ?? '',
    decided_at: one.decided_at?.toISOString() ?? '',
    refunded_at: one.refunded_at?.toISOString() ?? '',
    rejection_reason: one.rejection_reason ?? '',
    payment_id: one.provider_payment_id ?? '',
    order_id: one.order?.provider_order_id ?? '',
    reference: one.reference ?? '',
    utr: one.utr ?? '',
    donated_on: one.donated_on.toISOString().slice(0, 10),
    donation_type: one.donation_type,
    proposed_by: one.proposedBy?.name ?? '',
    refund_ids: one.refunds.map((refund) => refund.provider_refund_id ?? refund.reference).join(' '),
    member_id: one.member_id ?? '',
    member_id_label: one.member_id === null ? '' : `${prefix}${one.member_id}`,
    phone: one.member?.phone ?? '',
  }));
  const unhide = (text: string) =>
    /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(text) && !/^\+\d{7,15}$/.test(text) ? `'${text}` : text;
  return stringify(rows, {
    header: true,
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    cast: { string: unhide },
  });
}

test('the report of mixed donations has each byte that the models give, in every chunk', async () => {
  await createMixedDonations();
  const expected = await formatExpectedReport();
  const response = await createDonationReportResponse(await asAdmin(ctx), { format: 'csv' });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text.split('\r\n').length).toBeGreaterThan(ROWS);
  expect(text).toBe(expected);
  expect(text).toContain("'=1+1");
});
