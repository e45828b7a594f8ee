import fs from 'node:fs/promises';
import { expect, test } from 'vitest';
import { toDatabaseDate } from '~/lib/calendar';
import { createMember } from '../tests/factories/member';
import { testContext } from '../tests/setup/context';

const ctx = await testContext();
const MIGRATION = 'prisma/migrations/20261221090000_payments_and_refunds/migration.sql';

test('the upgrade sets the day of the payment from stored events, within the year of the receipt', async () => {
  const member = await createMember(ctx);
  const created_at = new Date('2026-04-02T00:06:00+05:30');
  const rows = [
    { payment: 'pay_numbered', receipt_year: 2026, paidAt: '2026-03-31T23:58:30+05:30', day: '2026-04-02' },
    { payment: 'pay_plain', receipt_year: null, paidAt: '2026-03-31T23:58:30+05:30', day: '2026-03-31' },
    { payment: 'pay_same_year', receipt_year: 2026, paidAt: '2026-04-01T00:00:10+05:30', day: '2026-04-01' },
    { payment: 'pay_cleared', receipt_year: 2026, paidAt: null, day: '2026-04-02' },
  ];
  for (const [at, { payment, receipt_year, paidAt }] of rows.entries()) {
    await ctx.db.donation.create({
      data: {
        member_id: member.id,
        amount_paise: 50_100,
        category: 'Sahayog',
        payment_method: 'razorpay',
        status: 'approved',
        provider_payment_id: payment,
        receipt_year,
        receipt_number: receipt_year && at + 1,
        donated_on: toDatabaseDate('2026-04-02'),
        decided_at: created_at,
        created_at,
      },
    });
    const entity = { id: payment, amount: 50_100, created_at: Date.parse(paidAt ?? '') / 1000 };
    const event = { event: 'payment.captured', payload: { payment: { entity } } };
    await ctx.db.webhookEvent.create({
      data: {
        provider: 'razorpay',
        event_id: payment,
        type: event.event,
        received_at: created_at,
        ...(paidAt && { payload: event }),
      },
    });
  }
  const statements = (await fs.readFile(MIGRATION, 'utf8')).split(/;\n/);
  const update = statements.find((statement) => statement.includes('UPDATE donations SET donated_on'));
  await ctx.db.$executeRawUnsafe(update ?? '');
  const days = await ctx.db.donation.findMany({ orderBy: { id: 'asc' }, select: { donated_on: true } });
  expect(days).toEqual(rows.map(({ day }) => ({ donated_on: toDatabaseDate(day) })));
});
