import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { submitDonation } from '../../../tests/factories/donation';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { toDatabaseDate } from '~/lib/calendar';
import { approveDonation } from './approve-donation.server';
import { rejectDonation } from './reject-donation.server';
import { undoDecision } from './undo-decision.server';

const ctx = await testContext();

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

async function createPending(count: number, donatedOn = ctx.clock.today()) {
  const donations = await ctx.db.donation.createManyAndReturn({
    data: Array.from({ length: count }, () => ({
      amount_paise: 10_100,
      category: 'Sewa',
      payment_method: 'qr' as const,
      donated_on: toDatabaseDate(donatedOn),
      created_at: ctx.clock.now(),
    })),
    select: { id: true },
  });
  return donations.map(({ id }) => id);
}

const getReceipt = (id: number) =>
  ctx.db.donation.findUniqueOrThrow({ where: { id }, select: { receipt_year: true, receipt_number: true } });

test('200 donations that are approved at the same time get numbers without a gap', async () => {
  const ids = await createPending(200);
  const admin = await asAdmin(ctx);
  await Promise.all(ids.map((id) => approveDonation(admin, id)));
  const rows = await ctx.db.donation.findMany({
    where: { id: { in: ids } },
    orderBy: { receipt_number: 'asc' },
    select: { receipt_year: true, receipt_number: true },
  });
  const first = rows[0]?.receipt_number ?? 0;
  expect(rows).toEqual(ids.map((_, at) => ({ receipt_year: 2026, receipt_number: first + at })));
});

test('a donation of March that is approved in April belongs to the year of March', async () => {
  const admin = await asAdmin(ctx);
  const [march = 0] = await createPending(1, '2031-03-31');
  const [april = 0] = await createPending(1, '2031-04-01');
  ctx.clock.set('2031-04-02T06:30:00+05:30');
  await approveDonation(admin, april);
  await approveDonation(admin, march);
  expect([await getReceipt(march), await getReceipt(april)]).toEqual([
    { receipt_year: 2030, receipt_number: 1 },
    { receipt_year: 2031, receipt_number: 1 },
  ]);
});

test('a donation keeps its number if the approval is undone, also if it is rejected afterwards', async () => {
  const admin = await asAdmin(ctx);
  const { id } = await submitDonation(ctx.as(await createMember(ctx)));
  await approveDonation(admin, id);
  const receipt = await getReceipt(id);
  await undoDecision(admin, id);
  await approveDonation(admin, id);
  expect(await getReceipt(id)).toEqual(receipt);
  await undoDecision(admin, id);
  await rejectDonation(admin, id, { rejection_reason: 'Another amount' });
  expect(await getReceipt(id)).toEqual(receipt);
});
