import { expect, test } from 'vitest';
import { settleUnmatchedPayment } from '~/domain/donations/unmatched-payments.server';
import { createAdminCookie, asAdmin, createAdmin } from '../factories/admin';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

const HERE = '/admin/financials/unmatched';

const createPayment = (provider_payment_id: string, { amount_paise = 50_100n, currency = 'INR' } = {}) =>
  ctx.db.unmatchedPayment.create({
    data: {
      provider_payment_id,
      amount_paise,
      currency,
      reason: 'second_payment',
      created_at: ctx.clock.now(),
    },
  });

test('without scripts, a second decision on a settled payment is refused with a message', async () => {
  const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['approve_donations', 'view_all_donations']));
  const colleague = await asAdmin(ctx, ['approve_donations']);
  const [one, other] = [await createPayment('pay_one'), await createPayment('pay_other')];
  const settleTwice = async (id: bigint) => {
    await settleUnmatchedPayment(colleague, Number(id), { note: 'By bank transfer' });
    const form = { intent: 'settle', id: String(id), note: 'In cash' };
    const { status, text } = await request('POST', HERE, { headers, form });
    return [status, text.replaceAll(/<script[^]*?<\/script>/g, '')] as const;
  };
  const refusal = expect.stringContaining('This payment is refunded or settled already.') as string;
  expect(await settleTwice(one.id)).toEqual([409, refusal]);
  expect(await settleTwice(other.id)).toEqual([409, refusal]);
});

test('without scripts, the form of the chosen payment stays open after an error', async () => {
  const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['approve_donations', 'view_all_donations']));
  const [one, other] = [await createPayment('pay_chosen'), await createPayment('pay_closed')];
  const readForms = async (method: string, form?: Record<string, string>) => {
    const { text } = await request(method, HERE, form ? { headers, form } : { headers });
    const items = text.replaceAll(/<script[^]*?<\/script>/g, '').split('<li ');
    return [one, other].map((payment) => items.find((item) => item.includes(payment.provider_payment_id)) ?? '');
  };
  for (const item of await readForms('GET')) expect(item).toMatch(/<details(?! open)[^>]*><summary/);
  for (const note of ['', 'x'.repeat(301)]) {
    const [chosen, closed] = await readForms('POST', { intent: 'settle', id: String(one.id), note });
    expect(chosen).toMatch(/<details open=""[^>]*><summary/);
    expect(chosen).toContain('aria-invalid="true"');
    expect(chosen).toContain(`value="${note}"`);
    expect(closed).toMatch(/<details(?! open)[^>]*><summary/);
  }
});

test('a payment with paise is shown to the paisa, and a foreign one in the units of its currency', async () => {
  const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['approve_donations', 'view_all_donations']));
  await createPayment('pay_with_paise', { amount_paise: 31_950n });
  await createPayment('pay_in_dollars', { amount_paise: 1_950n, currency: 'USD' });
  await createPayment('pay_in_yen', { amount_paise: 1_950n, currency: 'JPY' });
  const { text } = await request('GET', HERE, { headers });
  const shown = text.replaceAll(/<script[^]*?<\/script>/g, '');
  for (const amount of ['₹319.50', '19.50 USD', '1950 JPY']) {
    expect(shown).toContain(`Refund ${amount}<`);
    expect(shown).toContain(`>${amount}</span>`);
  }
});
