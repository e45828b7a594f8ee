import { expect, test } from 'vitest';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { createAdminCookie, asAdmin, createAdmin } from '../factories/admin';
import { submitDonation } from '../factories/donation';
import { createMember } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

test('the total of a page excludes partial refunds, like the figures', async () => {
  const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['view_analytics']));
  const { id } = await submitDonation(ctx.as(await createMember(ctx)), { amount: 1100 });
  await approveDonation(await asAdmin(ctx, ['approve_donations']), id);
  await ctx.db.donation.update({ where: { id }, data: { refunded_paise: 10_000 } });
  const { text } = await request('GET', '/admin/financials?status=approved', { headers });
  for (const total of ['Approved total, this page', 'Given in all'])
    expect(text).toMatch(new RegExp(`${total}</dt><dd[^>]*>₹1,000<`));
});
