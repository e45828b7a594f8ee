import { expect, test } from 'vitest';
import { settleUnmatchedPayment } from '~/domain/donations/unmatched-payments.server';
import { adminCookieOf, asAdmin, createAdmin } from '../factories/admin';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

const HERE = '/admin/financials/unmatched';

const aPayment = (provider_payment_id: string) =>
  ctx.db.unmatchedPayment.create({
    data: {
      provider_payment_id,
      amount_paise: 50_100n,
      currency: 'INR',
      reason: 'second_payment',
      created_at: ctx.clock.now(),
    },
  });

test('without scripts whoever decides on a payment after a colleague is told so, though it is in the list no more', async () => {
  const headers = await adminCookieOf(ctx, await createAdmin(ctx, ['approve_donations', 'view_all_donations']));
  const colleague = await asAdmin(ctx, ['approve_donations']);
  const [one, other] = [await aPayment('pay_one'), await aPayment('pay_other')];
  const settle = async (id: bigint) => {
    await settleUnmatchedPayment(colleague, Number(id), { note: 'By bank transfer' });
    const form = { intent: 'settle', id: String(id), note: 'In cash' };
    const { status, text } = await request('POST', HERE, { headers, form });
    return [status, text.replaceAll(/<script[^]*?<\/script>/g, '')] as const;
  };
  const told = expect.stringContaining('This payment is refunded or settled already.') as string;
  expect(await settle(one.id)).toEqual([409, told]);
  expect(await settle(other.id)).toEqual([409, told]);
});
