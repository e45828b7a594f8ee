import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { testContext } from '../../../tests/setup/context';
import { recordDonation } from '../tax/record-donation.server';
import { recordDonationSchema } from '../tax/record-donation-schema';
import { searchEverything } from './search-everything.server';

const ctx = await testContext();
const admin = await asAdmin(ctx);

const findDonations = async (q: string) =>
  (await searchEverything(admin, { q })).find(({ label }) => label === 'Donations')?.hits ?? [];

test('a number that is too large for an amount finds nothing', async () => {
  for (const q of ['987654321', '21474837', '₹99,99,999']) expect(await findDonations(q)).toEqual([]);
});

test('a donation of a donor without an account is found by name, reference and receipt number', async () => {
  const entry = { amount: '777', method: 'cheque', received_on: '2026-05-02', reference: 'CH 0456' };
  const { id } = await recordDonation(admin, recordDonationSchema.parse({ ...entry, donor_name: 'Meera S. Nair' }));
  const { receipt_number } = await ctx.db.donation.findUniqueOrThrow({ where: { id } });
  const receipt = `SNG-2026-27-${String(receipt_number).padStart(6, '0')}`;
  for (const q of ['meera nair', 'Nair', 'ch 0456', receipt])
    expect(await findDonations(q)).toMatchObject([
      { to: `/admin/financials/${id}`, title: expect.stringContaining('Meera S. Nair') },
    ]);
  for (const q of ['Meera Rao', '0456', 'SNG-2025-26-000001', '%']) expect(await findDonations(q)).toEqual([]);
});
